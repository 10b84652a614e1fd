// The names of types of data as they were before the module UniformTypeIdentifiers. They are strings on Linux, which has no
// bridge to Core Foundation's: `kUTTypePNG as String` means the same.

/// Anything in a file system.
public let kUTTypeItem = "public.item"
/// Anything with content for people.
public let kUTTypeContent = "public.content"
/// Content of several kinds in one file.
public let kUTTypeCompositeContent = "public.composite-content"
/// A letter or a chat.
public let kUTTypeMessage = "public.message"
/// A person's addresses.
public let kUTTypeContact = "public.contact"
/// Files in one file.
public let kUTTypeArchive = "public.archive"
/// A volume in a file.
public let kUTTypeDiskImage = "public.disk-image"
/// Any bytes.
public let kUTTypeData = "public.data"
/// A folder of any kind.
public let kUTTypeDirectory = "public.directory"
/// A file that stands for another one.
public let kUTTypeResolvable = "com.apple.resolvable"
/// A path to another file.
public let kUTTypeSymLink = "public.symlink"
/// A program.
public let kUTTypeExecutable = "public.executable"
/// A file of the Finder that stands for another one.
public let kUTTypeAliasFile = "com.apple.alias-file"
/// An address that survives moves of its file.
public let kUTTypeURLBookmarkData = "com.apple.bookmark"
/// An address.
public let kUTTypeURL = "public.url"
/// The place of a file.
public let kUTTypeFileURL = "public.file-url"
/// Text with or without styles.
public let kUTTypeText = "public.text"
/// Text without styles.
public let kUTTypePlainText = "public.plain-text"
/// Text of bytes in Unicode's usual coding.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// Text of pairs of bytes in Unicode, with their order.
public let kUTTypeUTF16ExternalPlainText = "public.utf16-external-plain-text"
/// Text of pairs of bytes in Unicode.
public let kUTTypeUTF16PlainText = "public.utf16-plain-text"
/// Tables with separators.
public let kUTTypeDelimitedText = "public.delimited-values-text"
/// Tables with commas.
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
/// Tables with tabs.
public let kUTTypeTabSeparatedText = "public.tab-separated-values-text"
/// Tables with tabs, in Unicode's usual coding.
public let kUTTypeUTF8TabSeparatedText = "public.utf8-tab-separated-values-text"
/// Rich text.
public let kUTTypeRTF = "public.rtf"
/// Web pages.
public let kUTTypeHTML = "public.html"
/// Extensible markup.
public let kUTTypeXML = "public.xml"
/// A program's text in any language.
public let kUTTypeSourceCode = "public.source-code"
/// A program's text for an assembler.
public let kUTTypeAssemblyLanguageSource = "public.assembly-source"
/// A program's text in C.
public let kUTTypeCSource = "public.c-source"
/// A program's text in Objective-C.
public let kUTTypeObjectiveCSource = "public.objective-c-source"
/// A program's text in Swift.
public let kUTTypeSwiftSource = "public.swift-source"
/// A program's text in C++.
public let kUTTypeCPlusPlusSource = "public.c-plus-plus-source"
/// Declarations in C.
public let kUTTypeCHeader = "public.c-header"
/// Declarations in C++.
public let kUTTypeCPlusPlusHeader = "public.c-plus-plus-header"
/// A program's text in Java.
public let kUTTypeJavaSource = "com.sun.java-source"
/// A program's text for an interpreter.
public let kUTTypeScript = "public.script"
/// A program's text in JavaScript.
public let kUTTypeJavaScript = "com.netscape.javascript-source"
/// Commands for a shell.
public let kUTTypeShellScript = "public.shell-script"
/// A program's text in Perl.
public let kUTTypePerlScript = "public.perl-script"
/// A program's text in Python.
public let kUTTypePythonScript = "public.python-script"
/// A program's text in Ruby.
public let kUTTypeRubyScript = "public.ruby-script"
/// A program's text in PHP.
public let kUTTypePHPScript = "public.php-script"
/// Data in JavaScript's notation.
public let kUTTypeJSON = "public.json"
/// Data as Apple's lists of properties.
public let kUTTypePropertyList = "com.apple.property-list"
/// Lists of properties as text.
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list"
/// Such data as bytes.
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list"
/// Pages as they are printed.
public let kUTTypePDF = "com.adobe.pdf"
/// Rich text with pictures, in a folder.
public let kUTTypeRTFD = "com.apple.rtfd"
/// Rich text with pictures, in a file.
public let kUTTypeFlatRTFD = "com.apple.flat-rtfd"
/// Text with media of older programs.
public let kUTTypeTXNTextAndMultimediaData = "com.apple.txn.text-multimedia-data"
/// A web page with all that is on it.
public let kUTTypeWebArchive = "com.apple.webarchive"
/// Pictures.
public let kUTTypeImage = "public.image"
/// Photographs.
public let kUTTypeJPEG = "public.jpeg"
/// Photographs of the later format.
public let kUTTypeJPEG2000 = "public.jpeg-2000"
/// Pictures in layers.
public let kUTTypeTIFF = "public.tiff"
/// Pictures of older systems.
public let kUTTypePICT = "com.apple.pict"
/// Pictures that may move.
public let kUTTypeGIF = "com.compuserve.gif"
/// Pictures without losses.
public let kUTTypePNG = "public.png"
/// Pictures of QuickTime.
public let kUTTypeQuickTimeImage = "com.apple.quicktime-image"
/// Icons of programs.
public let kUTTypeAppleICNS = "com.apple.icns"
/// Pictures of Windows.
public let kUTTypeBMP = "com.microsoft.bmp"
/// Icons of Windows.
public let kUTTypeICO = "com.microsoft.ico"
/// Pictures as a camera's sensor saw them.
public let kUTTypeRawImage = "public.camera-raw-image"
/// Drawings.
public let kUTTypeScalableVectorGraphics = "public.svg-image"
/// Photographs that move.
public let kUTTypeLivePhoto = "com.apple.live-photo"
/// Sounds and films.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
/// Films with sound or without.
public let kUTTypeMovie = "public.movie"
/// Films without sound.
public let kUTTypeVideo = "public.video"
/// Sounds.
public let kUTTypeAudio = "public.audio"
/// Films of QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// Films of the first format.
public let kUTTypeMPEG = "public.mpeg"
/// Films of the second format.
public let kUTTypeMPEG2Video = "public.mpeg-2-video"
/// Films as they are sent.
public let kUTTypeMPEG2TransportStream = "public.mpeg-2-transport-stream"
/// Sounds with losses.
public let kUTTypeMP3 = "public.mp3"
/// Films of the fourth format.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// Sounds of that format.
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
/// Sounds that were bought.
public let kUTTypeAppleProtectedMPEG4Audio = "com.apple.protected-mpeg-4-audio"
/// Films that were bought.
public let kUTTypeAppleProtectedMPEG4Video = "com.apple.protected-mpeg-4-video"
/// Films of Windows.
public let kUTTypeAVIMovie = "public.avi"
/// Sounds without losses.
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"
/// Sounds of Windows.
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
/// Notes.
public let kUTTypeMIDIAudio = "public.midi-audio"
/// Songs in an order.
public let kUTTypePlaylist = "public.playlist"
/// Songs in an order, as text.
public let kUTTypeM3UPlaylist = "public.m3u-playlist"
/// A folder that people open.
public let kUTTypeFolder = "public.folder"
/// A disk.
public let kUTTypeVolume = "public.volume"
/// A folder that is shown as a file.
public let kUTTypePackage = "com.apple.package"
/// A folder with a structure of its own.
public let kUTTypeBundle = "com.apple.bundle"
/// Code that a program loads.
public let kUTTypePluginBundle = "com.apple.plugin"
/// Code that reads files for searches.
public let kUTTypeSpotlightImporter = "com.apple.metadata-importer"
/// Code that draws previews of files.
public let kUTTypeQuickLookGenerator = "com.apple.quicklook-generator"
/// A helper of a program.
public let kUTTypeXPCService = "com.apple.xpc-service"
/// Code that several programs share.
public let kUTTypeFramework = "com.apple.framework"
/// A program for people.
public let kUTTypeApplication = "com.apple.application"
/// A program in a folder.
public let kUTTypeApplicationBundle = "com.apple.application-bundle"
/// A program in a file.
public let kUTTypeApplicationFile = "com.apple.application-file"
/// A program for a terminal.
public let kUTTypeUnixExecutable = "public.unix-executable"
/// A program for Windows.
public let kUTTypeWindowsExecutable = "com.microsoft.windows-executable"
/// A translated class of Java.
public let kUTTypeJavaClass = "com.sun.java-class"
/// Translated classes of Java.
public let kUTTypeJavaArchive = "com.sun.java-archive"
/// A page of settings.
public let kUTTypeSystemPreferencesPane = "com.apple.systempreference.prefpane"
/// A file that is packed.
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive"
/// A file that is packed tighter.
public let kUTTypeBzip2Archive = "public.bzip2-archive"
/// Files that are packed.
public let kUTTypeZipArchive = "public.zip-archive"
/// Tables with formulas.
public let kUTTypeSpreadsheet = "public.spreadsheet"
/// Slides.
public let kUTTypePresentation = "public.presentation"
/// Records in a file.
public let kUTTypeDatabase = "public.database"
/// A person's addresses as text.
public let kUTTypeVCard = "public.vcard"
/// Something to do.
public let kUTTypeToDoItem = "public.to-do-item"
/// An appointment.
public let kUTTypeCalendarEvent = "public.calendar-event"
/// A letter.
public let kUTTypeEmailMessage = "public.email-message"
/// An address in a file.
public let kUTTypeInternetLocation = "com.apple.internet-location"
/// Text that was written by hand.
public let kUTTypeInkText = "com.apple.ink.inktext"
/// A typeface.
public let kUTTypeFont = "public.font"
/// A mark in a book or on the web.
public let kUTTypeBookmark = "public.bookmark"
/// Bodies in space.
public let kUTType3DContent = "public.3d-content"
/// Keys and certificates.
public let kUTTypePKCS12 = "com.rsa.pkcs-12"
/// A key that somebody vouches for.
public let kUTTypeX509Certificate = "public.x509-certificate"
/// A book.
public let kUTTypeElectronicPublication = "org.idpf.epub-container"
/// Messages of a program.
public let kUTTypeLog = "public.log"
