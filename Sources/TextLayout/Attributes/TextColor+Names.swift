import CPango

extension TextColor {
  /// The colour of a name of X11, such as `tomato`, in any case; nil for other words.
  package init?(named name: String) {
    var color = PangoColor()
    // Pango takes numbers as well.
    guard name.first?.isLetter == true, pango_color_parse(&color, name) != 0 else { return nil }
    func part(_ value: UInt16) -> Double { Double(value) / Double(UInt16.max) }
    self.init(red: part(color.red), green: part(color.green), blue: part(color.blue))
  }
}
