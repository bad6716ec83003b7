#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <zlib.h>

/* deflateInit2 and inflateInit2 are macros, which Swift does not import. */

static inline int czlib_deflateInit2(z_stream *stream, int level, int windowBits, int memoryLevel, int strategy) {
    return deflateInit2(stream, level, Z_DEFLATED, windowBits, memoryLevel, strategy);
}

static inline int czlib_inflateInit2(z_stream *stream, int windowBits) {
    return inflateInit2(stream, windowBits);
}

#endif
