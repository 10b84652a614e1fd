/// A string of the visual format language, parsed: `H:|-[a(>=60)]-8-[b(==a@750)]-|`.
///
/// Grammar [D]: an orientation, views in brackets, and connections between them. Views and connections may have
/// predicates, which are a relation, a number or a metric's or view's name, and a priority.
struct VisualFormat: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// Whether the string begins, and ends, at the superview.
  var startsAtSuperview = false
  var endsAtSuperview = false
  var views: [View] = []
  /// The connections between neighbours, superview included; nil if they touch.
  var connections: [Connection] = []

  struct View: Equatable {
    var name: String
    var predicates: [Predicate] = []
  }

  enum Connection: Equatable {
    /// No distance.
    case flush
    /// The system's standard distance.
    case standard
    case predicates([Predicate])
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Number?
  }

  /// The object that a length is compared with.
  enum Object: Equatable {
    case number(Number)
    /// A metric or a view, depending on the dictionaries.
    case name(String)
  }

  /// A number, or the name of a metric.
  enum Number: Equatable {
    case constant(Double)
    case metric(String)
  }

  /// An error in a string, and its position.
  struct ParsingError: Error, Equatable {
    var message: String
    /// The number of characters before the error.
    var position: Int

    /// The error in UIKit's form: the message, the string, and a mark below the position.
    func text(in format: String) -> String {
      """
      Unable to parse constraint format: 
      \(message) 
      \(format) 
      \(String(repeating: " ", count: position))^
      """
    }
  }
}
