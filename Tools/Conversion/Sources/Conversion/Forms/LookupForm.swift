import SwiftSyntax

/// Properties that are looked up on `AnyObject`: `(sender as AnyObject).tag` asks the classes that have one.
struct LookupForm {
  let tables: ClassTables

  private var index: ModuleIndex { tables.model.index }

  /// Classes of UIKit that have a property of a name and of one type that is no optional.
  private static let owners: [String: [String]] = [
    "tag": ["UIView", "UIBarItem"], "isOn": ["UISwitch"], "selectedSegmentIndex": ["UISegmentedControl"],
    "numberOfSegments": ["UISegmentedControl"], "isSelected": ["UIControl", "UITableViewCell", "UICollectionViewCell"],
    "isEnabled": ["UIControl", "UIBarItem", "UIGestureRecognizer"], "isHidden": ["UIView", "CALayer"],
    "isHighlighted": ["UIControl", "UITableViewCell", "UICollectionViewCell"], "frame": ["UIView", "CALayer"],
    "bounds": ["UIView", "CALayer"], "center": ["UIView"], "alpha": ["UIView"], "date": ["UIDatePicker"],
    "currentPage": ["UIPageControl"], "numberOfPages": ["UIPageControl"], "progress": ["UIProgressView"],
    "isRefreshing": ["UIRefreshControl"], "isAnimating": ["UIActivityIndicatorView", "UIImageView"],
    "isEditing": ["UIViewController", "UITableView", "UITableViewCell"],
  ]

  func convert(_ node: MemberAccessExprSyntax, _ scan: SourceScan) {
    let name = node.declName.baseName.text
    let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    let classes = isCalled || node.declName.argumentNames != nil ? [] : owners(of: name)
    guard let base = node.base, !classes.isEmpty else {
      scan.note("\(node.trimmedDescription) looks a member up on AnyObject; cast to the class that has it.", at: node)
      return
    }
    let found = classes.map { "(\(base.trimmedDescription) as? \($0))?.\(node.declName.trimmedDescription)" }
    scan.edits.replace(node.range, with: "_found(\(found.joined(separator: " ?? ")))", .lookup)
    addFunction(to: scan)
  }

  /// The classes of the sources that Objective-C knows with such a property, or else UIKit's.
  private func owners(of name: String) -> [String] {
    let own = index.members(named: name).compactMap { place, member -> String? in
      guard member.kind == .property, !member.isStatic, member.type?.hasSuffix("?") != true,
        let owner = tables.className(of: place), !owner.contains("local"),
        tables.model.isExposed(member, in: index.declaration(place), of: owner)
      else { return nil }
      return owner
    }
    return own.isEmpty ? Self.owners[name] ?? [] : own
  }

  /// What is found is as on Apple's platforms: an optional that is unwrapped where a value is needed.
  private func addFunction(to scan: SourceScan) {
    let text = "fileprivate func _found<Value>(_ value: Value?) -> Value! { value }\n"
    guard !scan.edits.edits.contains(where: { $0.text.hasSuffix(text) }) else { return }
    let start = scan.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true ? "" : "\n"
    scan.edits.insert(start + text, at: scan.bytes.count, .lookup)
  }
}
