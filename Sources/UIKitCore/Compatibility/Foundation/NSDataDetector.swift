import Foundation
import ListCore

/// Bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

extension NSTextCheckingResult {
  /// The address that a link leads to; nil for other results.
  public var url: URL? { (self as? DetectedData)?.address }

  /// The telephone number, as it is written in the text; nil for other results.
  public var phoneNumber: String? { (self as? DetectedData)?.number }
}

/// Finds links and telephone numbers in texts, as text views do. Foundation for Linux lacks the class.
///
/// Unlike Apple's class, it does not inherit from `NSRegularExpression`, whose searches cannot be overridden on Linux;
/// but it has the methods of that class.
/// Other kinds of data are not found.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data that are found.
  public let checkingTypes: NSTextCheckingTypes
  private let detector: DataDetector

  /// A detector of some kinds of data.
  /// - Throws: a Cocoa error if none of the kinds can be detected.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let kinds: [(NSTextCheckingResult.CheckingType, DataDetector.Kind)] = [
      (.link, .link), (.phoneNumber, .phoneNumber),
    ]
    let wanted = kinds.filter { checkingTypes & $0.0.rawValue != 0 }
    guard !wanted.isEmpty else { throw CocoaError(.formatting) }
    self.checkingTypes = wanted.reduce(0) { $0 | $1.0.rawValue }
    detector = DataDetector(Set(wanted.map(\.1)))
    super.init()
  }

  /// All results in a range, in order. The text outside the range is not read.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let part = (string as NSString).substring(with: range)
    return detector.matches(in: part).map { DetectedData($0, in: part as NSString, offset: range.location) }
  }

  /// The number of results in a range.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// The first result in a range; nil for none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// The range of the first result in a range; a location of `NSNotFound` for none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Calls a block with each result in a range, until it sets the last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stops.boolValue { block(match, [], &stops) }
  }
}

/// A result of a detector.
private final class DetectedData: NSTextCheckingResult {
  private let place: NSRange
  private let kind: CheckingType
  let address: URL?
  let number: String?

  /// - Parameter offset: the position of `text` in the whole text, in UTF-16 units.
  init(_ match: DataDetector.Match, in text: NSString, offset: Int) {
    let own = NSRange(location: match.range.lowerBound, length: match.range.count)
    place = NSRange(location: own.location + offset, length: own.length)
    let isLink = match.kind == .link
    kind = isLink ? .link : .phoneNumber
    address = isLink ? URL(string: match.url) : nil
    number = isLink ? nil : text.substring(with: own)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}
