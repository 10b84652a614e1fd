import CPango

/// The stretches of a paragraph in one face, script and language, as Pango finds them. They must be freed.
struct ItemList: Sequence {
  private let items: UnsafeMutablePointer<GList>?

  /// - Parameter segments: The parts in other font families than the description's.
  init(
    _ text: ContiguousArray<UInt8>, description: OpaquePointer, features: String?, segments: [ScriptFonts.Segment]
  ) {
    let list = pango_attr_list_new()!
    defer { pango_attr_list_unref(list) }
    pango_attr_list_insert(list, pango_attr_font_desc_new(description))
    if let features { pango_attr_list_insert(list, pango_attr_font_features_new(features)) }
    for segment in segments {
      Self.insert(pango_attr_family_new(segment.family), into: list, range: segment.range)
      guard let language = segment.language else { continue }
      Self.insert(pango_attr_language_new(pango_language_from_string(language)), into: list, range: segment.range)
    }
    items = text.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      return base.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
        pango_itemize_with_base_dir(
          FontEngine.shared.context(isRightToLeft: false), PANGO_DIRECTION_LTR, $0, 0, Int32(buffer.count), list, nil)
      }
    }
  }

  private static func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, into list: OpaquePointer, range: Range<Int>
  ) {
    guard let attribute else { return }
    attribute.pointee.start_index = UInt32(range.lowerBound)
    attribute.pointee.end_index = UInt32(range.upperBound)
    pango_attr_list_insert(list, attribute)
  }

  func makeIterator() -> AnyIterator<UnsafeMutablePointer<PangoItem>> {
    var node = items
    return AnyIterator {
      guard let current = node else { return nil }
      node = current.pointee.next
      return current.pointee.data.assumingMemoryBound(to: PangoItem.self)
    }
  }

  func free() {
    for item in self { pango_item_free(item) }
    g_list_free(items)
  }
}
