// swift-tools-version: 6.0
import PackageDescription

// On Apple platforms the system brings UIKit and everything below it, so only the
// portable floors are declared there. The same product names exist on both sides.
#if os(Linux)
  let systemLibraries: [Target] = [
    .systemLibrary(name: "CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CPango", pkgConfig: "pangocairo"),
    // Opened when first used, so none has link flags.
    .systemLibrary(name: "CImages"),
    .systemLibrary(name: "CXML"),
    .systemLibrary(name: "CSDL"),
    .systemLibrary(name: "CIndexStore"),
  ]

  /// UIKit with the modules that it exports. A target that names `UIKit` alone would not be built again after a change in
  /// one of them: the build sees only the modules that a target names, and the module `UIKit` stays as it was.
  let uikit: [Target.Dependency] = [
    "UIKit", "UIKitDynamics", "UIKitDocuments", "UIKitPages", "UIKitPickers", "UIKitLists", "UIKitControls",
    "UIKitCore", "UIKitGraphics", "UniformTypeIdentifiers",
  ]

  let floors: [Target] = [
    // Keeps shared libraries that nothing refers to out of the program.
    .target(name: "CLinkerOptions"),
    .target(name: "CLinux"),
    .target(name: "CHeap"),
    .target(name: "CDeallocation"),
    .target(name: "CPixels"),
    .target(name: "Fuzzing"),
    .target(name: "Expectations"),
    .target(name: "Symbols"),
    .target(name: "MainTime"),
    .target(name: "Combine", dependencies: ["MainTime"]),
    // Apart, so that an app without it does not load the network's libraries.
    .target(name: "CombineNetworking", dependencies: ["Combine"]),
    .target(name: "os"),
    // Types of data by their names of older systems.
    .target(name: "MobileCoreServices", dependencies: ["CoreGraphics", "UniformTypeIdentifiers"]),
    .target(name: "CoreServices", dependencies: ["MobileCoreServices"]),
    .target(name: "ListCore", exclude: ["Updates/README.md"]),
    .target(name: "ConstraintSolver", exclude: ["README.md"]),
    .target(name: "CoreGraphics", dependencies: ["CCairo", "CPixels"]),
    .target(name: "TextLayout", dependencies: ["CoreGraphics", "CPango", "CCairo"]),
    .target(name: "QuartzCore", dependencies: ["TextLayout", "CoreGraphics", "CCairo", "CPixels"]),
    .target(name: "UniformTypeIdentifiers", dependencies: ["ListCore"]),
    .target(name: "Stage", dependencies: ["QuartzCore", "CoreGraphics", "CLinux", "MainTime"]),
    .target(name: "StageSDL", dependencies: ["Stage", "QuartzCore", "CoreGraphics", "CLinux", "CSDL"]),
    // The floors inside UIKit, from below. An app imports UIKit alone, which exports them all.
    .target(
      name: "UIKitGraphics",
      dependencies: ["QuartzCore", "TextLayout", "CoreGraphics", "CImages", "CCairo"],
      exclude: ["README.md", "Images/Symbols/LICENSES"]),
    // Documents of Interface Builder as elements and values.
    .target(name: "InterfaceDocuments", dependencies: ["UIKitGraphics", "CoreGraphics", "CXML"]),
    // Views, scrolling, controls, controllers, bars and applications.
    .target(
      name: "UIKitCore",
      dependencies: [
        "InterfaceDocuments", "UIKitGraphics", "StageSDL", "Stage", "QuartzCore", "TextLayout", "CoreGraphics",
        "Symbols", "ListCore", "UniformTypeIdentifiers", "ConstraintSolver", "CCairo", "CDeallocation",
        "CLinkerOptions",
      ],
      exclude: [
        "Accessibility/README.md", "Alerts/README.md", "AutoLayout/README.md", "Controllers/Presenting/README.md",
        "Scrolling/README.md", "Content/README.md", "Menus/README.md", "RuntimeAssumptions/README.md",
        "SplitView/README.md", "Tabs/README.md", "Text/README.md", "TextInput/README.md", "InterfaceBuilder/README.md",
      ],
      // The rules of plural forms are those of the ICU that Foundation brings and loads.
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    // Switches, sliders and steppers.
    .target(name: "UIKitControls", dependencies: ["UIKitCore", "InterfaceDocuments", "Stage", "ListCore"]),
    // Table views, collection views and their cells.
    .target(
      name: "UIKitLists",
      dependencies: ["UIKitControls", "UIKitCore", "InterfaceDocuments", "QuartzCore", "CoreGraphics", "ListCore"],
      exclude: [
        "Cells/README.md", "Collection/README.md", "Diffable/README.md", "Lists/README.md", "Table/README.md",
        "Compositional/README.md", "ListCells/README.md",
      ]),
    // Wheels of rows, dates and calendars.
    .target(
      name: "UIKitPickers",
      dependencies: ["UIKitControls", "UIKitCore", "InterfaceDocuments", "QuartzCore", "CoreGraphics", "ListCore"]),
    // Controllers that turn pages, and the dots that count them.
    .target(name: "UIKitPages", dependencies: ["UIKitCore", "InterfaceDocuments"]),
    // Files and pictures that are chosen or saved, documents, pages of HTML as text, items that are shared.
    .target(
      name: "UIKitDocuments",
      dependencies: [
        "UIKitLists", "UIKitCore", "UIKitGraphics", "Stage", "TextLayout", "ListCore", "UniformTypeIdentifiers", "CXML",
      ]),
    // Rigid bodies, from Box2D.
    .target(name: "CPhysics", linkerSettings: [.linkedLibrary("box2d")]),
    .target(
      name: "UIKitDynamics",
      dependencies: ["UIKitLists", "UIKitCore", "Stage", "QuartzCore", "CoreGraphics", "CPhysics"]),
    .target(
      name: "UIKit",
      dependencies: [
        "UIKitDynamics", "UIKitDocuments", "UIKitPages", "UIKitPickers", "UIKitLists", "UIKitControls", "UIKitCore",
        "UIKitGraphics",
      ]),
    .target(name: "PortableUIKit", dependencies: uikit),
    .target(name: "Trestle", dependencies: uikit + ["ListCore"], exclude: ["README.md"]),
    // Values that are handed to others, as by drag and drop.
    .target(name: "CoreTransferable", dependencies: uikit),
    // Views as values over UIKit; nothing of it is in an app that does not import it.
    .target(
      name: "SwiftUI",
      dependencies: uikit + ["Combine", "CoreTransferable", "ListCore", "MainTime", "QuartzCore", "Stage"],
      exclude: ["README.md"]),
    // Of this the tests of UIKit's own modules need no more: they do not wait for Trestle.
    .target(
      name: "UIKitTesting",
      dependencies: uikit + [
        "_Testing_UIKit", "_Testing_CoreGraphics", "Stage", "QuartzCore", "CoreGraphics", "ListCore", "TextLayout",
        "CHeap",
      ],
      exclude: ["Audit/README.md"]),
    .target(name: "TrestleTesting", dependencies: uikit + ["UIKitTesting", "Trestle"]),
    .target(name: "_Testing_CoreGraphics", dependencies: ["CoreGraphics"]),
    .target(name: "_Testing_UIKit", dependencies: uikit + ["_Testing_CoreGraphics"]),
  ]

  let programs: [Target] = [
    .target(
      name: "Gallery", dependencies: uikit + ["Fuzzing", "Trestle"], exclude: ["PlaygroundScreen/README.md"],
      resources: [.copy("Resources")]),
    // Apart, so that the rest of the Gallery does not wait for SwiftUI.
    .target(name: "GalleryViews", dependencies: uikit + ["Gallery", "SwiftUI"]),
    .executableTarget(name: "GalleryApp", dependencies: ["Gallery", "GalleryViews"]),
    .executableTarget(
      name: "GalleryFuzz",
      dependencies: uikit + ["Gallery", "GalleryViews", "QuartzCore", "Stage", "Fuzzing", "CAllocations"]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: uikit + [
        "Trestle", "Stage", "StageSDL", "QuartzCore", "CoreGraphics", "ListCore", "ConstraintSolver", "TextLayout",
        "Measurement",
      ]),
    .executableTarget(name: "GalleryStart", dependencies: uikit + ["Gallery", "GalleryViews", "Stage", "Measurement"]),
    .target(name: "Measurement", dependencies: ["CAllocations"]),
    // Sees each allocation of the tests.
    .target(name: "CAllocations", cSettings: [.unsafeFlags(["-O2"])]),
    // Apart from the other figures: an app without views has nothing of SwiftUI in its memory.
    .executableTarget(name: "ViewBenchmarks", dependencies: uikit + ["SwiftUI", "Measurement", "Stage"]),
    // Pictures and audits of screens in every look.
    .executableTarget(
      name: "SnapshotBenchmarks",
      dependencies: uikit + ["Gallery", "GalleryViews", "TrestleTesting", "UIKitTesting", "Measurement"]),
    // The pictures in README.md.
    .executableTarget(
      name: "ReadmePictures", dependencies: uikit + ["Gallery", "GalleryViews", "TrestleTesting", "UIKitTesting"]),
    // From a save of a described list to its first frame.
    .executableTarget(
      name: "PlaygroundBenchmarks", dependencies: uikit + ["Gallery", "GalleryViews", "Stage", "Measurement"]),
    .executableTarget(name: "ModelFuzz", dependencies: ["ListCore", "ConstraintSolver", "Fuzzing"]),
    .executableTarget(
      name: "TableFuzz",
      dependencies: uikit + [
        "RuntimeQuestions", "Trestle", "TextLayout", "QuartzCore", "Stage", "ListCore", "Fuzzing", "CAllocations",
      ]),
    // Apart, so that its classes are optimised where the rest of the driver is not.
    .target(name: "RuntimeQuestions", dependencies: uikit),
    .executableTarget(name: "StructureCheck", dependencies: ["CIndexStore"]),
  ]

  /// For tests of views: screens on a virtual clock, their pictures and their traces.
  let screenTests: [Target.Dependency] =
    uikit + [
      "PictureTesting", "ScreenTesting", "Stage", "QuartzCore", "CoreGraphics", "ListCore", "TextLayout",
      "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "Fuzzing", "CAllocations",
    ]

  /// For screens as apps write them.
  let appTests: [Target.Dependency] =
    uikit + ["ScreenTesting", "UIKitTesting", "TrestleTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "Combine"]

  let tests: [Target] = [
    .testTarget(name: "ExpectationsTests"),
    .testTarget(name: "FuzzingTests", dependencies: ["Fuzzing"]),
    .testTarget(name: "ListCoreTests", dependencies: ["ListCore", "ModelFuzz", "Fuzzing"]),
    .testTarget(name: "ConstraintSolverTests", dependencies: ["ConstraintSolver", "CAllocations", "Fuzzing"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "MainTime", "Fuzzing"]),
    .testTarget(name: "osTests", dependencies: ["os"]),
    .testTarget(
      name: "MobileCoreServicesTests",
      dependencies: ["CoreGraphics", "CoreServices", "MobileCoreServices", "UniformTypeIdentifiers"]),
    .testTarget(name: "CombineNetworkingTests", dependencies: ["CombineNetworking", "Combine"]),
    .testTarget(name: "UniformTypeIdentifiersTests", dependencies: ["UniformTypeIdentifiers"]),
    .testTarget(name: "CoreGraphicsTests", dependencies: ["CoreGraphics", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "TextLayoutTests", dependencies: ["TextLayout", "CoreGraphics", "Fuzzing", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "QuartzCoreTests",
      dependencies: ["QuartzCore", "CoreGraphics", "Fuzzing", "CAllocations", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "StageTests",
      dependencies: ["Stage", "StageSDL", "QuartzCore", "CoreGraphics", "CLinux", "MainTime", "_Testing_CoreGraphics"]),
    // What tests of several modules read of pictures and messages.
    .target(name: "PictureTesting", dependencies: ["UIKitGraphics"], path: "Tests/PictureTesting"),
    .testTarget(
      name: "UIKitGraphicsTests",
      dependencies: [
        "UIKitGraphics", "PictureTesting", "TextLayout", "QuartzCore", "CoreGraphics", "Fuzzing",
        "_Testing_CoreGraphics",
      ]),
    // Scenes, traces and contact sheets that tests of several modules use.
    .target(
      name: "ScreenTesting",
      dependencies: uikit + ["PictureTesting", "UIKitTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "Stage"],
      path: "Tests/ScreenTesting"),
    .testTarget(
      name: "UIKitCoreTests", dependencies: screenTests,
      exclude: ["Images/Symbols/Goldens", "Traces/Goldens", "VisualEffects/Goldens"],
      resources: [.copy("Resources"), .copy("Compatibility/Localization/Localizable.xcstrings")]),
    // Apart from the other tests of UIKitCore, as are the next two: the compiler's time for a macro grows with the number of
    // macros in a module.
    .testTarget(
      name: "UIKitTextTests", dependencies: screenTests,
      exclude: [
        "Text/Goldens", "TextInput/Finding/Goldens", "TextInput/Goldens", "TextInput/TextKit/Goldens", "Traces/Goldens",
      ]),
    .testTarget(
      name: "UIKitContentTests", dependencies: screenTests,
      exclude: [
        "Content/Goldens", "Content/Unavailable/Goldens", "Controls/Button/Goldens", "Controls/Focus/Goldens",
        "Controls/Goldens", "Controls/Operation/Goldens", "Controls/Refresh/Goldens", "Pointer/Goldens",
      ]),
    .testTarget(
      name: "UIKitNavigationTests", dependencies: screenTests,
      exclude: [
        "Alerts/Goldens", "Controllers/Presenting/Goldens", "Navigation/Goldens", "Navigation/Groups/Goldens",
        "Navigation/LargeContent/Goldens", "Navigation/TitleMenu/Goldens", "Navigation/Toolbar/Goldens",
        "Search/Goldens", "SplitView/Goldens", "Tabs/Customizing/Goldens", "Tabs/Sidebar/Goldens", "Traces/Goldens",
      ]),
    // Tables, lists and grids that tests of several modules use.
    .target(
      name: "ListTesting",
      dependencies: uikit + ["ScreenTesting", "UIKitTesting", "Stage", "QuartzCore", "CoreGraphics", "ListCore"],
      path: "Tests/ListTesting"),
    .testTarget(
      name: "UIKitTableTests", dependencies: screenTests + ["ListTesting"],
      exclude: ["Table/Editing/Goldens", "Table/Goldens", "Table/Index/Goldens", "Table/Selection/Goldens"]),
    .testTarget(
      name: "UIKitCollectionTests", dependencies: screenTests + ["ListTesting"],
      exclude: ["Collection/Dragging/Goldens"]),
    .testTarget(
      name: "UIKitListsTests", dependencies: screenTests + ["ListTesting"],
      exclude: ["Cells/Goldens", "Traces/Goldens"]),
    .testTarget(
      name: "UIKitPickersTests", dependencies: screenTests,
      exclude: ["Calendar/Goldens", "Color/Goldens", "Picker/Goldens", "Traces/Goldens"]),
    .testTarget(
      name: "UIKitControlsTests", dependencies: uikit + ["ScreenTesting", "UIKitTesting", "_Testing_UIKit"]),
    .testTarget(
      name: "UIKitPagesTests", dependencies: screenTests, exclude: ["PageControl/Goldens", "Traces/Goldens"]),
    .testTarget(
      name: "UIKitDocumentsTests", dependencies: screenTests,
      exclude: ["Documents/Goldens", "Images/Goldens", "Sharing/Goldens"]),
    .testTarget(name: "UIKitDynamicsTests", dependencies: screenTests),
    // Machine code as compilers make it for conformances.
    .target(name: "CThunks", path: "Tests/CThunks"),
    // Views and lists together: random screens, the tools of tests, the assumptions about Swift's runtime.
    .testTarget(
      name: "UIKitTests", dependencies: screenTests + ["CThunks", "InterfaceDocuments"],
      exclude: ["InterfaceBuilder/Goldens"],
      resources: [.copy("InterfaceBuilder/Documents")]),
    .testTarget(name: "UIKitTestingTests", dependencies: screenTests),
    .testTarget(
      name: "InterfaceDocumentsTests",
      dependencies: ["InterfaceDocuments", "UIKitGraphics", "CoreGraphics", "Fuzzing", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "GalleryTests",
      dependencies: uikit + [
        "Gallery", "GalleryViews", "TrestleTesting", "ScreenTesting", "_Testing_UIKit", "_Testing_CoreGraphics",
        "Fuzzing", "Trestle",
      ],
      exclude: [
        "Accessibility/Goldens", "BrowseScreen/Goldens", "ContactsScreen/Goldens", "FeedScreen/Goldens",
        "NotesScreen/Goldens", "OutlineScreen/Goldens", "PackagesScreen/Goldens", "PlaygroundScreen/Goldens",
        "ProductScreen/Goldens", "SettingsScreen/Goldens", "Shop/Goldens",
      ]),
    .testTarget(
      name: "GalleryViewsTests",
      dependencies: uikit + [
        "GalleryViews", "TrestleTesting", "ScreenTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "SwiftUI",
      ],
      exclude: ["HabitsScreen/Goldens", "NewsScreen/Goldens"]),
    .testTarget(
      name: "GalleryFuzzTests",
      dependencies: uikit + ["GalleryFuzz", "Gallery", "Fuzzing", "CoreGraphics", "Stage"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: uikit + [
        "Benchmarks", "GalleryStart", "Measurement", "TextLayout", "TrestleTesting", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ]),
    .testTarget(
      name: "ReadmePicturesTests", dependencies: uikit + ["ReadmePictures", "PictureTesting", "UIKitTesting"]),
    .testTarget(name: "MeasurementTests", dependencies: ["Measurement"]),
    .testTarget(name: "CompatibilityTests", dependencies: appTests, exclude: ["Goldens"]),
    .testTarget(name: "CollectionCompatibilityTests", dependencies: appTests + ["SwiftUI"], exclude: ["Goldens"]),
    .testTarget(
      name: "LanguageModeFiveTests",
      dependencies: uikit + ["TrestleTesting", "_Testing_UIKit", "_Testing_CoreGraphics"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Suites as apps have them: XCTest and UIKit, and of ours what tests screens.
    .testTarget(
      name: "XCTestCaseTests", dependencies: uikit + ["UIKitTesting"], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TrestleTests",
      dependencies: uikit + [
        "Trestle", "ListCore", "TrestleTesting", "_Testing_UIKit", "_Testing_CoreGraphics", "Fuzzing",
      ],
      exclude: ["Documentation/Goldens", "Lists/Goldens", "Mistakes/Fixtures", "Mistakes/Goldens"]),
    .testTarget(
      name: "CoreTransferableTests",
      dependencies: uikit + ["CoreTransferable", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: uikit + [
        "SwiftUI", "Combine", "CoreTransferable", "ScreenTesting", "UIKitTesting", "_Testing_UIKit",
        "_Testing_CoreGraphics", "CoreGraphics", "ListCore", "Fuzzing", "Stage",
      ]),
    // The sources of `RuntimeQuestions` once more, here without the optimiser.
    .testTarget(name: "RuntimeQuestionsTests", dependencies: uikit),
    .testTarget(name: "TableFuzzTests", dependencies: uikit + ["TableFuzz", "Fuzzing"]),
    .testTarget(name: "StructureCheckTests", dependencies: ["StructureCheck"]),
  ]

  // A process of the compiler for each 25 files, the usual number, reads the modules below and all other files anew.
  for target in tests where target.type == .test {
    target.dependencies.append("Expectations")
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-driver-batch-size-limit", "1000"])]
  }

  // A pass of the compiler for the module alone would read all sources, and expand the macros of tests, twice.
  let withoutOptimiser: [SwiftSetting] = [.unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"])]

  // "make run" sets the variable: the build takes half of the time, and a frame of a list that scrolls 0.5 ms instead of 0.35 (the
  // slowest of a hundred 2.4 instead of 1.3). Apps, the benchmarks and the installed library have these optimised.
  if Context.environment["TRESTLE_FIRST_RUN"] != nil {
    let unoptimised = [
      "Combine", "TextLayout", "UIKitGraphics", "InterfaceDocuments", "UIKitCore", "UIKitControls", "UIKitLists",
      "UIKitPickers", "UIKitPages", "UIKitDocuments", "UIKitDynamics", "Trestle", "SwiftUI", "Gallery", "GalleryViews",
    ]
    for target in floors + programs where unoptimised.contains(target.name) {
      target.swiftSettings = (target.swiftSettings ?? []) + withoutOptimiser
    }
  }

  // "make test" sets the variable: most would be optimised for longer than they run. The largest are optimised for size, and by
  // Swift's passes alone, not by LLVM's: that takes the compiler seven tenths of the time.
  if Context.environment["TRESTLE_TEST_RUN"] != nil {
    let unoptimised = [
      "Combine", "os", "StageSDL", "UIKitGraphics", "InterfaceDocuments", "UIKitControls", "UIKitPickers", "UIKitPages",
      "UIKitDocuments", "UIKitDynamics", "UIKitTesting", "Trestle", "SwiftUI",
    ]
    let optimised = ["CAllocations", "ModelFuzz", "PictureTesting", "RuntimeQuestions"]
    for target in floors + programs + tests {
      let isFloor = floors.contains { $0 === target }
      if isFloor ? unoptimised.contains(target.name) : !optimised.contains(target.name) {
        target.swiftSettings = (target.swiftSettings ?? []) + withoutOptimiser
      }
      if ["UIKitCore", "UIKitLists"].contains(target.name) {
        target.swiftSettings =
          (target.swiftSettings ?? []) + [.unsafeFlags(["-Osize", "-Xfrontend", "-disable-llvm-optzns"])]
      }
    }
  }

  let products: [Product] = [
    .library(
      name: "PortableUIKit",
      targets: [
        "PortableUIKit", "UIKit", "UIKitDynamics", "UIKitDocuments", "UIKitPages", "UIKitPickers", "UIKitLists",
        "UIKitControls", "UIKitCore", "UIKitGraphics", "Symbols", "UniformTypeIdentifiers", "QuartzCore",
        "CoreGraphics",
      ]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "MobileCoreServices", targets: ["MobileCoreServices"]),
    .library(name: "CoreServices", targets: ["CoreServices"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "CombineNetworking", targets: ["CombineNetworking", "Combine"]),
    .library(name: "Trestle", targets: ["Trestle"]),
    .library(
      name: "TrestleTesting", targets: ["TrestleTesting", "UIKitTesting", "_Testing_CoreGraphics", "_Testing_UIKit"]),
    .executable(name: "gallery", targets: ["GalleryApp"]),
  ]

  let targets = systemLibraries + floors + programs + tests
#else
  let targets: [Target] = [
    .target(name: "PortableUIKit"),
    .target(name: "ListCore", exclude: ["Updates/README.md"]),
    .target(name: "Trestle", dependencies: ["ListCore"], exclude: ["README.md"]),
    // Without all that needs a clock of ours: an app on Apple's UIKit runs on the display's.
    .target(
      name: "UIKitTesting",
      sources: ["AppleScreen", "Failures", "Goldens", "Layout", "Pictures", "Recording", "Snapshots", "Time"]),
    .target(name: "TrestleTesting", dependencies: ["UIKitTesting"], sources: ["TrestleTesting.swift"]),
  ]
  let products: [Product] = [
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(name: "Trestle", targets: ["Trestle"]),
    .library(name: "TrestleTesting", targets: ["TrestleTesting", "UIKitTesting"]),
  ]
#endif

let package = Package(
  name: "Trestle",
  platforms: [.iOS(.v17), .macCatalyst(.v17), .macOS(.v14)],
  products: products,
  targets: targets,
  swiftLanguageModes: [.v6]
)
