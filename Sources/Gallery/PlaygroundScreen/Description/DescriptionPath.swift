/// The position of a value in a description, such as `sections[2].rows[5]`. It is turned into text only for a mistake,
/// because thousands of rows have none.
indirect enum DescriptionPath {
  case root
  case member(DescriptionPath, String)
  case element(DescriptionPath, Int)

  /// Empty for the root. Names of any length are shortened.
  var text: String {
    switch self {
    case .root: ""
    case .member(.root, let name): name.shortened
    case .member(let owner, let name): "\(owner.text).\(name.shortened)"
    case .element(let list, let index): "\(list.text)[\(index)]"
    }
  }
}
