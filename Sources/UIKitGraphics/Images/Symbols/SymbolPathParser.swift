import Foundation

/// Reads the path notation of SVG.
struct SymbolPathParser {
  private var bytes: ArraySlice<UInt8>
  private let path = CGMutablePath()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve mirrors; nil after anything but a curve.
  private var lastControl: CGPoint?

  private init(_ text: some StringProtocol) {
    bytes = ArraySlice(text.utf8)
  }

  /// The path of an SVG path string; nil if it is invalid.
  static func path(_ text: some StringProtocol) -> CGPath? {
    var parser = SymbolPathParser(text)
    return parser.parse() ? parser.path : nil
  }

  private mutating func parse() -> Bool {
    skipSeparators()
    guard let first = bytes.first, first | 0x20 == UInt8(ascii: "m") else { return false }
    var command = first
    while let byte = bytes.first {
      if byte | 0x20 >= UInt8(ascii: "a"), byte | 0x20 <= UInt8(ascii: "z") {
        command = byte
        bytes.removeFirst()
      } else if command | 0x20 == UInt8(ascii: "z") {
        return false
      }
      guard carryOut(command) else { return false }
      // Further pairs of coordinates after a move command are lines.
      if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
      if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      skipSeparators()
    }
    return true
  }

  private mutating func carryOut(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let origin = isRelative ? point : .zero
    var control: CGPoint?
    defer { lastControl = control }
    switch command & ~0x20 {
    case UInt8(ascii: "M"):
      guard let end = pair(origin) else { return false }
      path.move(to: end)
      (point, start) = (end, end)
    case UInt8(ascii: "L"):
      guard let end = pair(origin) else { return false }
      addLine(to: end)
    case UInt8(ascii: "H"):
      guard let x = number() else { return false }
      addLine(to: CGPoint(x: origin.x + x, y: point.y))
    case UInt8(ascii: "V"):
      guard let y = number() else { return false }
      addLine(to: CGPoint(x: point.x, y: origin.y + y))
    case UInt8(ascii: "C"):
      guard let first = pair(origin), let second = pair(origin), let end = pair(origin) else { return false }
      addCurve(to: end, first, second)
      control = second
    case UInt8(ascii: "S"):
      let first = lastControl.map { CGPoint(x: 2 * point.x - $0.x, y: 2 * point.y - $0.y) } ?? point
      guard let second = pair(origin), let end = pair(origin) else { return false }
      addCurve(to: end, first, second)
      control = second
    case UInt8(ascii: "A"):
      guard let horizontal = number(), let vertical = number(), let turn = number(), let isLarge = flag(),
        let isClockwise = flag(), let end = pair(origin)
      else { return false }
      let arc = SymbolArc(
        from: point, to: end, radii: CGSize(width: abs(horizontal), height: abs(vertical)), turn: turn * .pi / 180,
        isLarge: isLarge, isClockwise: isClockwise)
      arc.add(to: path)
      point = end
    case UInt8(ascii: "Z"):
      path.closeSubpath()
      point = start
    default: return false
    }
    return true
  }

  private mutating func addLine(to end: CGPoint) {
    path.addLine(to: end)
    point = end
  }

  private mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    point = end
  }

  // MARK: Numbers

  private mutating func skipSeparators() {
    while let byte = bytes.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: ",") { bytes.removeFirst() }
  }

  private mutating func pair(_ origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    return CGPoint(x: origin.x + x, y: origin.y + y)
  }

  /// Reads a single digit: the flags of an arc need no separator after them.
  private mutating func flag() -> Bool? {
    skipSeparators()
    guard let byte = bytes.first, byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
    bytes.removeFirst()
    return byte == UInt8(ascii: "1")
  }

  private mutating func number() -> CGFloat? {
    skipSeparators()
    var end = bytes.startIndex
    var hasPoint = false
    while end < bytes.endIndex {
      let byte = bytes[end]
      let isSign = byte == UInt8(ascii: "-") && end == bytes.startIndex
      let isPoint = byte == UInt8(ascii: ".") && !hasPoint
      guard isSign || isPoint || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")) else { break }
      if isPoint { hasPoint = true }
      end += 1
    }
    guard let value = Double(String(decoding: bytes[..<end], as: UTF8.self)) else { return nil }
    bytes = bytes[end...]
    return CGFloat(value)
  }
}

/// An arc of an ellipse between two points, as SVG describes it.
private struct SymbolArc {
  let from: CGPoint
  let to: CGPoint
  let radii: CGSize
  let turn: CGFloat
  let isLarge: Bool
  let isClockwise: Bool

  /// Adds curves, one for each quarter at most.
  func add(to path: CGMutablePath) {
    guard radii.width > 0, radii.height > 0, from != to else { return path.addLine(to: to) }
    // In the ellipse's own directions, with the middle of the chord as origin.
    let (sine, cosine) = (sin(turn), cos(turn))
    let half = CGPoint(x: (from.x - to.x) / 2, y: (from.y - to.y) / 2)
    let x = cosine * half.x + sine * half.y
    let y = cosine * half.y - sine * half.x
    let excess = x * x / (radii.width * radii.width) + y * y / (radii.height * radii.height)
    let growth = max(1, excess).squareRoot()
    let (across, down) = (radii.width * growth, radii.height * growth)
    let chord = across * across * y * y + down * down * x * x
    let reach = max(0, (across * across * down * down - chord) / chord).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = CGPoint(x: reach * across * y / down, y: -reach * down * x / across)
    let begin = atan2((y - center.y) / down, (x - center.x) / across)
    let finish = atan2((-y - center.y) / down, (-x - center.x) / across)
    var sweep = finish - begin
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let count = max(1, (abs(sweep) / (.pi / 2) - 1e-6).rounded(.up))
    let step = sweep / count
    let handle = 4 / 3 * tan(step / 4)
    func place(_ unit: CGPoint) -> CGPoint {
      let (x, y) = (center.x + across * unit.x, center.y + down * unit.y)
      return CGPoint(
        x: cosine * x - sine * y + (from.x + to.x) / 2, y: sine * x + cosine * y + (from.y + to.y) / 2)
    }
    for index in 0..<Int(count) {
      let (first, last) = (begin + step * CGFloat(index), begin + step * CGFloat(index + 1))
      let control1 = CGPoint(x: cos(first) - handle * sin(first), y: sin(first) + handle * cos(first))
      let control2 = CGPoint(x: cos(last) + handle * sin(last), y: sin(last) - handle * cos(last))
      let end = index + 1 == Int(count) ? to : place(CGPoint(x: cos(last), y: sin(last)))
      path.addCurve(to: end, control1: place(control1), control2: place(control2))
    }
  }
}
