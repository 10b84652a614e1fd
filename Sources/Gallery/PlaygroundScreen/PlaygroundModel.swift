import Foundation
import Observation
import Trestle

/// The list of a file, which is read again on each save, and the user's changes of its rows.
@MainActor @Observable
final class PlaygroundModel {
  /// The last list without a mistake, of the file that is shown.
  private(set) var list = DescribedList()
  /// The file as it was read last.
  private(set) var file: DescriptionFile
  /// The pictures that the list names.
  private(set) var pictures: FeedPictures
  /// Called after the list or the mistake changed.
  @ObservationIgnored var onChange: () -> Void = {}

  /// The file that was named on the command line; nil if there is none.
  @ObservationIgnored let named: String?
  @ObservationIgnored private let isLive: Bool
  @ObservationIgnored private let clock: any Clock<Duration>
  @ObservationIgnored private let report: @Sendable (String) -> Void
  @ObservationIgnored private var watch: FileWatch<DescriptionFile>?
  @ObservationIgnored private var retrying: [String: Task<Void, Never>] = [:]

  /// The user's changes, by the ids of rows and sections. A change is forgotten when the file changes the same state.
  private var expansions: [String: Bool] = [:]
  private var switches: [String: Bool] = [:]
  private var phases: [String: DescribedPhase] = [:]

  nonisolated static let retryDelay = Duration.seconds(1)

  /// - Parameters:
  ///   - first: the file that is shown first.
  ///   - named: the path of the file that was named on the command line.
  ///   - isLive: whether the file is read again whenever it is saved.
  ///   - report: takes a line about each mistake.
  init(
    _ first: DescriptionFile, named: String? = nil, isLive: Bool = false,
    clock: any Clock<Duration> = ContinuousClock(), report: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.named = named
    self.isLive = isLive
    self.clock = clock
    self.report = report
    file = first
    pictures = FeedPictures(folder: first.folder, report: report)
    list = first.list ?? DescribedList()
    startWatch()
  }

  isolated deinit { for task in retrying.values { task.cancel() } }

  /// The first mistake; nil if there is none.
  var problem: FileProblem? { file.problems.first }
  /// The number of mistakes in addition to the first.
  var furtherProblems: Int { max(file.problemCount - 1, 0) }
  var title: String { list.title ?? file.name }

  // MARK: Files

  /// Shows another file.
  func open(_ path: String) {
    guard path != file.path else { return }
    forgetReader()
    list = DescribedList()
    let opened = DescriptionFile(path: path)
    pictures = FeedPictures(folder: opened.folder, report: report)
    take(opened)
    startWatch()
  }

  private func startWatch() {
    guard isLive else { return }
    watch = FileWatch(path: file.path, known: file, clock: clock, read: { DescriptionFile(path: $0) }) { [weak self] in
      self?.take($0)
    }
  }

  /// Shows the list of a file that was read. If the file has a mistake, the last list stays, and the mistake is
  /// reported.
  func take(_ file: DescriptionFile) {
    self.file = file
    for line in file.report(isEmpty: false) { report(line) }
    if let newList = file.list {
      pictures.forgetMissing()
      forgetChanged(newList)
      list = newList
    }
    onChange()
  }

  private func forgetReader() {
    for task in retrying.values { task.cancel() }
    retrying = [:]
    expansions = [:]
    switches = [:]
    phases = [:]
  }

  /// Forgets the user's changes of states that the file changes, because the file has precedence.
  private func forgetChanged(_ newList: DescribedList) {
    for section in DescribedChange.phases(from: list, to: newList) {
      retrying.removeValue(forKey: section)?.cancel()
      phases[section] = nil
    }
    for row in DescribedChange.states(from: list, to: newList) {
      switches[row] = nil
      expansions[row] = nil
    }
  }

  // MARK: Rows

  func isExpanded(_ row: DescribedRow) -> Bool { expansions[row.id] ?? row.isExpanded }
  func toggleExpansion(_ row: DescribedRow) { expansions[row.id] = !isExpanded(row) }

  /// The state of a row's switch; nil if the row has none.
  func isOn(_ row: DescribedRow) -> Bool? { row.fields.isOn.map { switches[row.id] ?? $0 } }
  func setOn(_ row: DescribedRow, _ isOn: Bool) { switches[row.id] = isOn }

  // MARK: Phases

  func phase(of section: DescribedSection) -> DescribedPhase { phases[section.id] ?? section.phase }

  /// Loads a failed section for a while, and shows its rows.
  func retry(_ section: DescribedSection) {
    let id = section.id
    guard phase(of: section) == .failed else { return }
    phases[id] = .loading
    retrying[id] = Task { [weak self, clock] in
      guard (try? await clock.sleep(for: Self.retryDelay)) != nil else { return }
      self?.phases[id] = section.rows.isEmpty ? .empty : .loaded
      self?.retrying[id] = nil
    }
  }
}
