/// What kind of group an ensemble is.
public enum EnsembleType: String, CaseIterable, Sendable, Codable {
    case orchestra, chamberOrchestra, stringQuartet, pianoTrio, choir, periodEnsemble, ensemble
}
