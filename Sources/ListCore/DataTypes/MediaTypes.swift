/// The MIME types of each uniform type identifier, the usual one first.
/// Source: the registry of media types of IANA.
enum MediaTypes {
  static let names: [String: [String]] = [
    "public.data": ["application/octet-stream"],
    "public.plain-text": ["text/plain"],
    "net.daringfireball.markdown": ["text/markdown"],
    "public.rtf": ["application/rtf", "text/rtf"],
    "public.html": ["text/html"],
    "public.xml": ["application/xml", "text/xml"],
    "public.json": ["application/json"],
    "public.yaml": ["application/yaml", "application/x-yaml"],
    "public.css": ["text/css"],
    "com.netscape.javascript-source": ["text/javascript", "application/javascript"],
    "public.comma-separated-values-text": ["text/csv"],
    "public.tab-separated-values-text": ["text/tab-separated-values"],
    "public.vcard": ["text/vcard"],
    "com.apple.ical.ics": ["text/calendar"],
    "public.png": ["image/png"],
    "public.jpeg": ["image/jpeg"],
    "public.tiff": ["image/tiff"],
    "public.heif": ["image/heif"],
    "public.heic": ["image/heic"],
    "public.svg-image": ["image/svg+xml"],
    "com.compuserve.gif": ["image/gif"],
    "com.microsoft.bmp": ["image/bmp"],
    "com.microsoft.ico": ["image/vnd.microsoft.icon", "image/x-icon"],
    "org.webmproject.webp": ["image/webp"],
    "com.adobe.pdf": ["application/pdf"],
    "public.mpeg-4": ["video/mp4"],
    "com.apple.quicktime-movie": ["video/quicktime"],
    "public.mp3": ["audio/mpeg"],
    "com.apple.m4a-audio": ["audio/mp4"],
    "com.microsoft.waveform-audio": ["audio/wav", "audio/x-wav"],
    "public.zip-archive": ["application/zip"],
    "public.tar-archive": ["application/x-tar"],
    "org.gnu.gnu-zip-archive": ["application/gzip"],
  ]

  /// The type identifiers by MIME type.
  static let identifiers = Dictionary(
    uniqueKeysWithValues: names.flatMap { identifier, names in names.map { ($0, identifier) } })
}

extension TypeIdentifier {
  /// The type with a MIME type such as `image/png`, ignoring parameters after a semicolon; nil for an unknown one.
  package init?(mediaType: String) {
    let name = mediaType.prefix { $0 != ";" }.lowercased()
    guard let identifier = MediaTypes.identifiers[name.filter { $0 != " " }] else { return nil }
    self.init(rawValue: identifier)
  }

  /// The MIME types of this type, the usual one first.
  package var mediaTypes: [String] { MediaTypes.names[rawValue] ?? [] }
}
