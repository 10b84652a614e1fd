import Foundation
import Fuzzing
import ListCore
import RuntimeQuestions

/// Random operations on real views: `TableFuzz --steps 1000000 [--seed 1]`. By default it updates a table view. One
/// option selects another subject:
///
/// - `--lists`: Trestle's lists in a table; `--arranged`: in a collection view.
/// - `--grids`: a collection view; `--rows`: one whose sections scroll sideways; `--outlines`: one with a compositional
///   layout; `--nested`: a table of collection views.
/// - `--visits`: compositional screens that are shown and left.
/// - `--labels`: labels at their fitting sizes; `--texts`: the memory that texts leave behind.
/// - `--editing`: a text view; `--long-text`: one with a long text.
/// - `--pickers`: a picker view; `--dates`: a date picker.
/// - `--panels`: find panels, share sheets, document pickers and the pointer.
/// - `--runtime`: the assumptions about Swift's runtime, checked once.

let options: FuzzOptions
do {
  options = try FuzzOptions(
    CommandLine.arguments.dropFirst().filter {
      ![
        "--lists", "--arranged", "--grids", "--rows", "--visits", "--outlines", "--nested", "--labels", "--texts",
        "--editing", "--long-text", "--pickers", "--dates", "--panels", "--runtime",
      ].contains($0)
    }, steps: 10_000)
} catch {
  FileHandle.standardError.write(Data("TableFuzz: \(error)\n".utf8))
  exit(2)
}

if options.asksForHelp {
  print(
    """
    usage: TableFuzz [--lists | --arranged | --grids | --rows | --outlines | --nested | --visits | --labels | --texts | \
    --editing | --long-text | --pickers | --dates | --panels | --runtime] [--steps N] [--seed S] [--checks]
    """
  )
  print("Drives a table view N steps from seed S, and checks everything after each.")
  print("--lists drives a list adapter of Trestle on a table view instead.")
  print("--arranged drives a list adapter of Trestle on a collection view instead.")
  print("--grids drives a collection view with flow layouts instead.")
  print("--rows drives a collection view whose sections scroll sideways instead.")
  print("--outlines drives a collection view of lists, groups and outlines with a compositional layout instead.")
  print("--nested drives a table whose rows are collection views that scroll sideways instead.")
  print("--visits shows and leaves N compositional screens instead, and measures the memory that they leave.")
  print("--labels sizes N labels to fit instead, and compares each with one that has more room.")
  print("--texts shows N texts instead, and measures the memory that they leave.")
  print("--editing drives a text view instead, and compares it with a plain text.")
  print("--long-text edits a text of N bytes instead, and bounds what is shaped and allocated.")
  print("--pickers drives a picker view instead, whose rows change while its wheels turn.")
  print("--dates drives a date picker instead.")
  print("--panels drives find panels, share sheets, document pickers and the pointer instead.")
  print("--runtime asks instead which methods classes implement, and makes objects of class values.")
  print("--checks lets its parts check themselves at the end of each change, too.")
  exit(0)
}

CrashNote.install()
InternalChecks.isOn = options.checksInside
print("seed \(options.seed), \(options.steps) steps\(options.checksInside ? ", with checks inside" : "")")
let start = Date()
func progress(_ done: Int) {
  print(String(format: "%d steps in %.1f s", done, Date().timeIntervalSince(start)))
  // Written at once, also to a file or a pipe.
  fflush(nil)
}
func finish(_ failure: String?) -> Never {
  if let failure {
    print("FAILED \(failure)")
    exit(1)
  }
  print(String(format: "passed in %.1f s", Date().timeIntervalSince(start)))
  exit(0)
}
if CommandLine.arguments.contains("--runtime") {
  Task {
    let faults = await RuntimeAnswers.faults()
    finish(faults.isEmpty ? nil : "wrong: \(faults.joined(separator: "; "))")
  }
  dispatchMain()
}
let failure: String? =
  if CommandLine.arguments.contains("--lists") {
    FuzzList(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--arranged") {
    FuzzArrangedList(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--grids") {
    FuzzGrid(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--rows") {
    FuzzGrid(seed: options.seed, hasRows: true).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--visits") {
    ScreenVisits(seed: options.seed).run(visits: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--outlines") {
    FuzzOutline(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--nested") {
    FuzzNest(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--labels") {
    FuzzLabels(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--editing") {
    FuzzEditing(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--long-text") {
    LongText(byteCount: options.steps).run(isAlone: true) { print($0) }
  } else if CommandLine.arguments.contains("--pickers") {
    FuzzPicker(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--dates") {
    FuzzDatePicker(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--panels") {
    FuzzPanels(seed: options.seed).run(steps: options.steps, progress: progress)
  } else if CommandLine.arguments.contains("--texts") {
    TextMemory(seed: options.seed).run(texts: options.steps, progress: progress)
  } else {
    FuzzTable(seed: options.seed).run(steps: options.steps, progress: progress)?.description
  }
finish(failure)
