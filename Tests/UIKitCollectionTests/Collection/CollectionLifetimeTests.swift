import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitLists

/// The objects that a collection view retains, and those that retain it: the same as on Apple's platforms.
@MainActor @Suite(.serialized) struct CollectionLifetimeTests {
  private final class Token {}

  @MainActor
  private final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching, UICollectionViewDragDelegate, UICollectionViewDropDelegate
  {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
    func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] { [UIDragItem(itemProvider: NSItemProvider())] }
    func collectionView(
      _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
  }

  private func show(_ view: UICollectionView, _ touches: TouchScene) {
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 440)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    touches.window.addSubview(view)
    touches.window.layoutIfNeeded()
  }

  @Test func orthogonalScrollViewsAreReleasedWithTheirCollectionView() {
    let size = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(80))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .groupPaging
    let touches = TouchScene()
    weak var row: UIView?
    weak var cell: UIView?
    autoreleasepool {
      let source = Source()
      let view = UICollectionView(
        frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.dataSource = source
      show(view, touches)
      cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      row = cell?.superview
      expect(row is SidewaysScrollView)
      view.removeFromSuperview()
    }
    expect(cell == nil && row == nil)
  }

  @Test func delegatesAndDataSourcesAreNotRetained() {
    let touches = TouchScene()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    weak var gone: Source?
    do {
      let source = Source()
      gone = source
      view.dataSource = source
      view.delegate = source
      view.prefetchDataSource = source
      view.dragDelegate = source
      view.dropDelegate = source
      show(view, touches)
      view.focus.enter()
      _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
    }
    expectNil(gone)
    expect(view.dataSource == nil && view.delegate == nil && view.prefetchDataSource == nil)
  }

  @Test func aCollectionViewIsReleasedWithItsLayoutAndCells() {
    let touches = TouchScene()
    let source = Source()
    weak var view: UICollectionView?
    weak var layout: UICollectionViewLayout?
    weak var cell: UICollectionViewCell?
    do {
      let made = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      made.dataSource = source
      made.delegate = source
      made.dragDelegate = source
      made.dragInteractionEnabled = true
      show(made, touches)
      made.scrollToItem(at: IndexPath(item: 39, section: 0), at: .bottom, animated: true)
      touches.advance(0.1)
      made.focus.enter()
      made.performBatchUpdates { made.reloadItems(at: [IndexPath(item: 0, section: 0)]) }
      (view, layout, cell) = (made, made.collectionViewLayout, made.visibleCells.first)
      made.removeFromSuperview()
      touches.advance(2)
    }
    expect(view == nil && layout == nil && cell == nil)
  }

  @Test func theLayoutOutlivesItsCollectionView() {
    let layout = UICollectionViewFlowLayout()
    do { _ = UICollectionView(frame: .zero, collectionViewLayout: layout) }
    expectNil(layout.collectionView)
    let other = UICollectionView(frame: .zero, collectionViewLayout: layout)
    expect(layout.collectionView === other)
  }

  @Test func aReplacedLayoutIsReleased() {
    let touches = TouchScene()
    let source = Source()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    show(view, touches)
    weak let old = view.collectionViewLayout
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { _ in }
    touches.advance(1)
    stepAnimations(of: view, touches)
    touches.advance(1)
    expectNil(old)
  }

  @Test func calledCompletionsAreReleased() {
    let touches = TouchScene()
    let source = Source()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    show(view, touches)
    weak var batch: Token?
    weak var change: Token?
    var calls = 0
    do {
      let (first, second) = (Token(), Token())
      (batch, change) = (first, second)
      view.performBatchUpdates({ view.reloadItems(at: [IndexPath(item: 1, section: 0)]) }) { _ in
        withExtendedLifetime(first) { calls += 1 }
      }
      view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) { _ in
        withExtendedLifetime(second) { calls += 1 }
      }
    }
    expect(batch != nil && change != nil)
    touches.advance(1)
    stepAnimations(of: view, touches)
    touches.advance(1)
    expect(calls == 2 && batch == nil && change == nil)
  }

  @Test(arguments: [true, false]) func interactiveTransitionsAreReleased(isFinished: Bool) {
    let touches = TouchScene()
    let source = Source()
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    view.dataSource = source
    show(view, touches)
    weak var transition: UICollectionViewLayout?
    weak var completion: Token?
    weak let old = view.collectionViewLayout
    weak var next: UICollectionViewLayout?
    var ends: [Bool] = []
    do {
      let token = Token()
      completion = token
      let layout = UICollectionViewFlowLayout()
      next = layout
      let made = view.startInteractiveTransition(to: layout) { _, isFinished in
        withExtendedLifetime(token) { ends.append(isFinished) }
      }
      transition = made
      made.transitionProgress = 0.5
      touches.advance(0.1)
      if isFinished { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
    }
    touches.advance(1)
    stepAnimations(of: view, touches)
    touches.advance(1)
    expect(ends == [isFinished] && transition == nil && completion == nil)
    expect((old == nil) == isFinished && (next == nil) == !isFinished, "the other layout stays")
  }

  @Test func removedPlaceholdersAreReleased() {
    let scene = CollectionScene(items: [8])
    weak var token: Token?
    var name = 0
    do {
      let made = Token()
      token = made
      let placeholder = UICollectionViewDropPlaceholder(
        insertionIndexPath: IndexPath(item: 2, section: 0), reuseIdentifier: "cell")
      placeholder.cellUpdateHandler = { _ in withExtendedLifetime(made) {} }
      name = scene.view.placeholders.insert(placeholder)
    }
    scene.advance(1)
    expect(token != nil)
    expect(scene.view.placeholders.delete(name))
    scene.advance(1)
    expectNil(token)
  }

  private func stepAnimations(of view: UIView, _ touches: TouchScene) {
    _ = view.layer.stepAnimations(at: touches.clock.now)
    for subview in view.subviews { stepAnimations(of: subview, touches) }
  }

  @Test func registrationsAndProvidersAreReleasedWithTheirOwners() {
    let touches = TouchScene()
    weak var token: Token?
    weak var header: Token?
    weak var handler: Token?
    weak var source: UICollectionViewDiffableDataSource<Int, Int>?
    do {
      let (cellToken, headerToken, moveToken) = (Token(), Token(), Token())
      (token, header, handler) = (cellToken, headerToken, moveToken)
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in
        withExtendedLifetime(cellToken) {}
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { _, _, _ in withExtendedLifetime(headerToken) {} }
      let data = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      data.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
      data.reorderingHandlers.canReorderItem = { _ in withExtendedLifetime(moveToken) { true } }
      data.reorderingHandlers.didReorder = { _ in withExtendedLifetime(moveToken) {} }
      source = data
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(Array(0..<9))
      data.apply(snapshot, animatingDifferences: false)
      show(view, touches)
      expect(view.visibleCells.count == 9 && token != nil && header != nil && handler != nil)
      view.removeFromSuperview()
      touches.advance(1)
    }
    expect(source == nil && token == nil && header == nil && handler == nil)
  }

  @Test func aCellsHandlersAreReleasedWithIt() {
    weak var token: Token?
    do {
      let made = Token()
      token = made
      let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      cell.configurationUpdateHandler = { _, _ in withExtendedLifetime(made) {} }
      cell.layoutIfNeeded()
    }
    expectNil(token)
  }
}
