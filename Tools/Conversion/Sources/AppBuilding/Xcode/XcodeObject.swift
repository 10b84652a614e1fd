/// An object of a project file: a target, a group, a file.
struct XcodeObject {
  let identifier: String
  let values: [String: PropertyListText.Value]

  var kind: String { self["isa"] ?? "" }
  var name: String { self["name"] ?? self["path"] ?? "" }

  subscript(key: String) -> String? { values[key]?.text }

  func list(_ key: String) -> [String] { values[key]?.list?.compactMap(\.text) ?? [] }

  func dictionary(_ key: String) -> [String: PropertyListText.Value] { values[key]?.dictionary ?? [:] }
}

/// The objects of a project file by identifier. References to missing objects give nil, or are left out of lists.
struct XcodeObjects {
  private let objects: [String: [String: PropertyListText.Value]]
  let root: XcodeObject

  /// Nil if the list is not that of a project.
  init?(_ list: PropertyListText.Value) {
    guard let objects = list.dictionary?["objects"]?.dictionary?.compactMapValues(\.dictionary),
      let root = list.dictionary?["rootObject"]?.text, let values = objects[root]
    else { return nil }
    self.objects = objects
    self.root = XcodeObject(identifier: root, values: values)
  }

  subscript(identifier: String?) -> XcodeObject? {
    identifier.flatMap { identifier in
      objects[identifier].map { XcodeObject(identifier: identifier, values: $0) }
    }
  }

  /// The objects to which a list of another object refers.
  func objects(_ key: String, of object: XcodeObject) -> [XcodeObject] { object.list(key).compactMap { self[$0] } }

  func all(_ kind: String) -> [XcodeObject] {
    objects.filter { $0.value["isa"]?.text == kind }.map { XcodeObject(identifier: $0.key, values: $0.value) }
      .sorted { $0.identifier < $1.identifier }
  }
}
