/// A sentence of the visual format language: `H:|-[a(>=60)]-8-[b(==a@750)]-|`.
///
/// Grammar [D]: an orientation, views in brackets, and connections between them; each view and connection may carry
/// predicates, which are a relation, a number, a metric's name or another view's, and a priority.
struct VisualFormat: Equatable {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// Whether the sentence begins and ends at the superview.
  var startsAtSuperview = false
  var endsAtSuperview = false
  var views: [View] = []
  /// What stands between two neighbours, superview included; nil where they touch.
  var connections: [Connection] = []

  struct View: Equatable {
    var name: String
    var predicates: [Predicate] = []
  }

  enum Connection: Equatable {
    /// No distance at all.
    case flush
    /// The system's distance.
    case standard
    case predicates([Predicate])
  }

  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var priority: Number?
  }

  /// What a length is compared with.
  enum Object: Equatable {
    case number(Number)
    /// A metric or a view, by what the dictionaries hold.
    case name(String)
  }

  /// A number, or the name of a metric.
  enum Number: Equatable {
    case constant(Double)
    case metric(String)
  }

  /// What is wrong with a sentence, and where.
  struct ParsingError: Error, Equatable {
    var message: String
    /// Characters from the start.
    var position: Int

    /// In UIKit's form: the message, the sentence, and a mark under the place.
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
