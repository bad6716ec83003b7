#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

/* Debian's libxml2 is built with ICU and its headers then include ICU's, which clash with the copy that Foundation
   brings. Only the layout of encoding handlers depends on it, and no Swift code touches those. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/xmlerror.h>
#include <libxml/xmlreader.h>

/* xmlFree is a global function pointer, which Swift 6 does not let a program touch. */
static inline void clibxml2_free(void *pointer) { xmlFree(pointer); }

#endif
