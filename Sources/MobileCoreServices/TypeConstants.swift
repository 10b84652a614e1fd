// The constants that preceded the module UniformTypeIdentifiers. They are strings here, because Linux has no bridge to
// Core Foundation's strings: `kUTTypePNG as String` compiles on Linux and on Apple's platforms.

/// Anything in a file system: a file, a folder, a link.
public let kUTTypeItem = "public.item"
/// Content that people view, such as documents, images and messages.
public let kUTTypeContent = "public.content"
/// Content of several kinds in one file.
public let kUTTypeCompositeContent = "public.composite-content"
/// A message: an email or a chat message.
public let kUTTypeMessage = "public.message"
/// Contact data, such as a person's card.
public let kUTTypeContact = "public.contact"
/// Files that contain other files.
public let kUTTypeArchive = "public.archive"
/// A file that is mounted as a volume, such as `.dmg`.
public let kUTTypeDiskImage = "public.disk-image"
/// Any bytes.
public let kUTTypeData = "public.data"
/// A directory of any kind, packages included.
public let kUTTypeDirectory = "public.directory"
/// A file that refers to another one: a symbolic link or an alias.
public let kUTTypeResolvable = "com.apple.resolvable"
/// A symbolic link.
public let kUTTypeSymLink = "public.symlink"
/// A program.
public let kUTTypeExecutable = "public.executable"
/// An alias of the Finder.
public let kUTTypeAliasFile = "com.apple.alias-file"
/// A bookmark: it still finds a file that was moved.
public let kUTTypeURLBookmarkData = "com.apple.bookmark"
/// A URL of any scheme.
public let kUTTypeURL = "public.url"
/// A URL of the scheme `file`.
public let kUTTypeFileURL = "public.file-url"
/// Text, with or without formatting.
public let kUTTypeText = "public.text"
/// Text without formatting.
public let kUTTypePlainText = "public.plain-text"
/// Plain text, encoded as UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Plain text, encoded as UTF-16 with a byte order mark.
public let kUTTypeUTF16ExternalPlainText = "public.utf16-external-plain-text"
/// Plain text, encoded as UTF-16.
public let kUTTypeUTF16PlainText = "public.utf16-plain-text"
/// Text whose values are separated by a delimiter, such as a tab.
public let kUTTypeDelimitedText = "public.delimited-values-text"
/// A table with values separated by commas (CSV).
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// A table with values separated by tabs.
public let kUTTypeTabSeparatedText = "public.tab-separated-values-text"
/// A table with values separated by tabs, encoded as UTF-8.
public let kUTTypeUTF8TabSeparatedText = "public.utf8-tab-separated-values-text"
/// Rich Text Format.
public let kUTTypeRTF = "public.rtf"
/// Web pages.
public let kUTTypeHTML = "public.html"
/// Extensible markup.
public let kUTTypeXML = "public.xml"
/// Source code in any language.
public let kUTTypeSourceCode = "public.source-code"
/// Source code for an assembler, `.s`.
public let kUTTypeAssemblyLanguageSource = "public.assembly-source"
/// Source code in C.
public let kUTTypeCSource = "public.c-source"
/// Source code in Objective-C.
public let kUTTypeObjectiveCSource = "public.objective-c-source"
/// Source code in Swift.
public let kUTTypeSwiftSource = "public.swift-source"
/// Source code in C++.
public let kUTTypeCPlusPlusSource = "public.c-plus-plus-source"
/// Header files of C.
public let kUTTypeCHeader = "public.c-header"
/// Header files of C++.
public let kUTTypeCPlusPlusHeader = "public.c-plus-plus-header"
/// Source code in Java.
public let kUTTypeJavaSource = "com.sun.java-source"
/// Source code of an interpreted language.
public let kUTTypeScript = "public.script"
/// Source code in JavaScript.
public let kUTTypeJavaScript = "com.netscape.javascript-source"
/// Scripts of a command line shell, `.sh`.
public let kUTTypeShellScript = "public.shell-script"
/// Source code in Perl.
public let kUTTypePerlScript = "public.perl-script"
/// Source code in Python.
public let kUTTypePythonScript = "public.python-script"
/// Source code in Ruby.
public let kUTTypeRubyScript = "public.ruby-script"
/// Scripts in PHP.
public let kUTTypePHPScript = "public.php-script"
/// Data in JavaScript Object Notation.
public let kUTTypeJSON = "public.json"
/// Property lists of any format.
public let kUTTypePropertyList = "com.apple.property-list"
/// Property lists in the XML format.
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list"
/// Property lists in the binary format.
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list"
/// PDF documents.
public let kUTTypePDF = "com.adobe.pdf"
/// Rich text with attachments, in a folder.
public let kUTTypeRTFD = "com.apple.rtfd"
/// Rich text with attachments, in one file.
public let kUTTypeFlatRTFD = "com.apple.flat-rtfd"
/// Text with media, as of the older Multilingual Text Engine.
public let kUTTypeTXNTextAndMultimediaData = "com.apple.txn.text-multimedia-data"
/// A web page with its resources.
public let kUTTypeWebArchive = "com.apple.webarchive"
/// Images of any kind.
public let kUTTypeImage = "public.image"
/// JPEG images.
public let kUTTypeJPEG = "public.jpeg"
/// JPEG 2000 images.
public let kUTTypeJPEG2000 = "public.jpeg-2000"
/// TIFF images.
public let kUTTypeTIFF = "public.tiff"
/// PICT images of the classic Mac OS.
public let kUTTypePICT = "com.apple.pict"
/// GIF images, animated ones included.
public let kUTTypeGIF = "com.compuserve.gif"
/// PNG images.
public let kUTTypePNG = "public.png"
/// QTIF images, `.qtif`.
public let kUTTypeQuickTimeImage = "com.apple.quicktime-image"
/// Icons of Apple's platforms.
public let kUTTypeAppleICNS = "com.apple.icns"
/// Windows bitmap images.
public let kUTTypeBMP = "com.microsoft.bmp"
/// Windows icons.
public let kUTTypeICO = "com.microsoft.ico"
/// Raw images of digital cameras.
public let kUTTypeRawImage = "public.camera-raw-image"
/// SVG images.
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// A photo together with a short video.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// Audio, video or both.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// Video with or without sound.
public let kUTTypeMovie = "public.movie"
/// Video without sound.
public let kUTTypeVideo = "public.video"
/// Sound of any kind.
public let kUTTypeAudio = "public.audio"
/// Movies in `.mov` files.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// MPEG-1 and MPEG-2 movies.
public let kUTTypeMPEG = "public.mpeg"
/// Video of the second MPEG standard, such as that of DVDs.
public let kUTTypeMPEG2Video = "public.mpeg-2-video"
/// MPEG-2 movies in the form in which they are broadcast.
public let kUTTypeMPEG2TransportStream = "public.mpeg-2-transport-stream"
/// MP3 audio.
public let kUTTypeMP3 = "public.mp3"
/// MPEG-4 movies.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// Sound in `.m4a` files.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// MPEG-4 audio with copy protection.
public let kUTTypeAppleProtectedMPEG4Audio = "com.apple.protected-mpeg-4-audio"
/// MPEG-4 video with copy protection.
public let kUTTypeAppleProtectedMPEG4Video = "com.apple.protected-mpeg-4-video"
/// AVI movies.
public let kUTTypeAVIMovie = "public.avi"
/// AIFF audio.
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"
/// WAV audio.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
/// MIDI files.
public let kUTTypeMIDIAudio = "public.midi-audio"
/// A list of songs or movies to play in order.
public let kUTTypePlaylist = "public.playlist"
/// M3U playlists.
public let kUTTypeM3UPlaylist = "public.m3u-playlist"
/// A folder that users can open.
public let kUTTypeFolder = "public.folder"
/// The root of a mounted volume.
public let kUTTypeVolume = "public.volume"
/// A directory that is presented as a file.
public let kUTTypePackage = "com.apple.package"
/// A directory with a defined structure.
public let kUTTypeBundle = "com.apple.bundle"
/// Plug-ins.
public let kUTTypePluginBundle = "com.apple.plugin"
/// Spotlight importers, which read metadata for searches.
public let kUTTypeSpotlightImporter = "com.apple.metadata-importer"
/// Quick Look generators, which draw previews of files.
public let kUTTypeQuickLookGenerator = "com.apple.quicklook-generator"
/// XPC services of an app.
public let kUTTypeXPCService = "com.apple.xpc-service"
/// A library in a bundle, with its headers and resources.
public let kUTTypeFramework = "com.apple.framework"
/// Applications of any kind.
public let kUTTypeApplication = "com.apple.application"
/// An app in a bundle, such as those of macOS and iOS.
public let kUTTypeApplicationBundle = "com.apple.application-bundle"
/// Applications in a single file.
public let kUTTypeApplicationFile = "com.apple.application-file"
/// A binary or a script that a shell can run.
public let kUTTypeUnixExecutable = "public.unix-executable"
/// A program for Windows, `.exe`.
public let kUTTypeWindowsExecutable = "com.microsoft.windows-executable"
/// Compiled Java classes.
public let kUTTypeJavaClass = "com.sun.java-class"
/// Java archives (JAR).
public let kUTTypeJavaArchive = "com.sun.java-archive"
/// Preference panes of the system settings.
public let kUTTypeSystemPreferencesPane = "com.apple.systempreference.prefpane"
/// Archives compressed with gzip.
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive"
/// Archives compressed with bzip2.
public let kUTTypeBzip2Archive = "public.bzip2-archive"
/// Compressed archives, `.zip`.
public let kUTTypeZipArchive = "public.zip-archive"
/// Tables with formulas.
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// A slide show.
public let kUTTypePresentation = "public.presentation"
/// A database, such as one of SQLite.
public let kUTTypeDatabase = "public.database"
/// Electronic business cards.
public let kUTTypeVCard = "public.vcard"
/// A task of a to-do list.
public let kUTTypeToDoItem = "public.to-do-item"
/// An appointment of a calendar.
public let kUTTypeCalendarEvent = "public.calendar-event"
/// A mail message with its headers.
public let kUTTypeEmailMessage = "public.email-message"
/// A file that contains a URL.
public let kUTTypeInternetLocation = "com.apple.internet-location"
/// Handwritten text.
public let kUTTypeInkText = "com.apple.ink.inktext"
/// A typeface.
public let kUTTypeFont = "public.font"
/// A bookmark of a web page or in a document.
public let kUTTypeBookmark = "public.bookmark"
/// 3D scenes and models.
public let kUTType3DContent = "public.3d-content"
/// Keys and certificates in PKCS #12.
public let kUTTypePKCS12 = "com.rsa.pkcs-12"
/// A public key with the signature of its issuer.
public let kUTTypeX509Certificate = "public.x509-certificate"
/// Electronic books (EPUB).
public let kUTTypeElectronicPublication = "org.idpf.epub-container"
/// Log files.
public let kUTTypeLog = "public.log"
