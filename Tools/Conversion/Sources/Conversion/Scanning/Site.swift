import SwiftSyntax

/// A place in a file whose conversion needs to know what other files declare.
enum Site {
  /// `#selector(…)`, in the scope of the types around it.
  case selector(MacroExpansionExprSyntax, scope: [String])
  /// `#keyPath(…)`.
  case keyPath(MacroExpansionExprSyntax, scope: [String])
  /// A member that is looked up on `AnyObject`: `(sender as AnyObject).tag`.
  case lookup(MemberAccessExprSyntax, scope: [String])
  /// A member of a value that may be an `AnyObject`.
  case member(MemberAccessExprSyntax, scope: [String])
  /// A method that is named with its labels and not called: `delegate?.list(_:didPick:) != nil`.
  case method(MemberAccessExprSyntax, scope: [String])
  /// A name that UIKit had in Swift 4.0.
  case earlierName(EarlierNameForm.Use)
  /// A call that Swift 4.0 spelled otherwise.
  case earlierCall(EarlierCallForm.Use, scope: [String])
  /// A call by selector on an object of a class that the compiler does not know.
  case performing(PerformForm.Use)
  /// A call of a method that is unwrapped: `delegate.list!(self, didPick: item)`.
  case forced(ForcedRequirementForm.Use)
  /// Observing a property by its key path.
  case observation(FunctionCallExprSyntax, scope: [String])
}

/// Where the text of a type's declaration can be added to.
struct TypeAnchors {
  /// The first byte after the opening brace.
  let bodyStart: Int
  /// The closing brace.
  let bodyEnd: Int
  /// The first byte after it.
  let end: Int
  /// Whether members can be added before the closing brace without a semicolon.
  let endsOnOwnLine: Bool
  /// Where a further inherited type is added.
  let inheritance: Int
  let hasInheritance: Bool
  /// The attribute `@MainActor`.
  var mainActor: Range<Int>?
}

/// Where the parts of a member lie that a conversion changes.
struct MemberAnchors {
  let whole: Range<Int>
  let name: Range<Int>
  /// The modifier `override`.
  let override: Range<Int>?
  let syntax: DeclSyntax
}
