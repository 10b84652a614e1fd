/// An advertisement, for which a sponsor pays.
struct Ad: Hashable, Sendable, Identifiable {
  var id: String
  var sponsor: String
  /// The word that marks an ad as one, in the language of the ad.
  var hint: String
  var text: String
  /// Path of the wide picture, relative to the feed file's folder.
  var picture: String?
}
