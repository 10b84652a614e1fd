/// A message that a person wrote into the feed.
struct Post: Hashable, Sendable, Identifiable {
  var id: String
  /// The author's name.
  var author: String
  /// Path of the author's picture, relative to the feed file's folder.
  var avatar: String?
  /// The location and time of writing, as a text from the file.
  var state: String
  var text: String
}
