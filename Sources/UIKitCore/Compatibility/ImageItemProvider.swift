extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  private static var types: [String] { ["public.png", "public.jpeg"] }

  public static var readableTypeIdentifiersForItemProvider: [String] { types }
  public static var writableTypeIdentifiersForItemProvider: [String] { types }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return image
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }
}
