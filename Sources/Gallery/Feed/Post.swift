/// A message that a person wrote into the feed.
struct Post: Hashable, Sendable, Identifiable {
  var id: String
  /// The author's name.
  var author: String
  /// Path of the author's picture, relative to the feed file's folder.
  var avatar: String?
  /// Where and when it was written, as the file says it.
  var state: String
  var text: String
}
