/// The names of symbols, sorted. A row has the name, its picture, its filled picture or `-`, and the variants that
/// Apple has: enclosures, slashes and badges, which are composed. `rtl` marks one that is mirrored for languages from
/// right to left, `x1.2` one that is drawn larger than its picture.
enum SymbolNames {
  static let lines: StaticString = """
    4k.tv trestle-4k-tv trestle-4k-tv-fill
    abc trestle-abc -
    accessibility trestle-accessibility trestle-accessibility-fill
    air.conditioner.horizontal trestle-air-conditioner-horizontal trestle-air-conditioner-horizontal-fill
    airplane airplane-turned-fill - circle circle.fill
    airplane.arrival mixed-airplane-arrival -
    airplane.departure mixed-airplane-departure -
    airplayaudio trestle-airplayaudio -
    airplayvideo trestle-airplayvideo -
    airpods earbuds -
    airpodsmax trestle-airpodsmax -
    airpodspro trestle-airpodspro -
    airtag trestle-airtag trestle-airtag-fill
    alarm alarm alarm-fill
    alarm.waves.left.and.right mixed-alarm-waves-left-and-right mixed-alarm-waves-left-and-right-fill
    align.horizontal.center align-center -
    align.horizontal.left align-start -
    align.horizontal.right align-end -
    align.vertical.bottom align-bottom -
    align.vertical.center align-middle -
    align.vertical.top align-top -
    allergens trestle-allergens trestle-allergens-fill
    ant trestle-ant trestle-ant-fill
    antenna.radiowaves.left.and.right broadcast-pin - slash circle circle.fill
    app trestle-app trestle-app-fill x0.909
    app.badge app-indicator -
    app.connected.to.app.below trestle-app-connected-to-app-below trestle-app-connected-to-app-below-fill
    app.dashed trestle-app-dashed -
    app.gift trestle-app-gift trestle-app-gift-fill
    apple.logo trestle-apple-logo trestle-apple-logo-fill
    appletv trestle-appletv trestle-appletv-fill
    applewatch smartwatch -
    applewatch.radiowaves.left.and.right trestle-applewatch-radiowaves-left-and-right -
    applewatch.watchface trestle-applewatch-watchface trestle-applewatch-watchface-fill
    apps.iphone trestle-apps-iphone -
    aqi.medium trestle-aqi-medium -
    arcade.stick joystick -
    arcade.stick.console trestle-arcade-stick-console trestle-arcade-stick-console-fill
    archivebox archive archive-fill circle circle.fill
    arkit trestle-arkit -
    arrow.2.squarepath trestle-repost -
    arrow.3.trianglepath trestle-arrow-3-trianglepath -
    arrow.clockwise trestle-clockwise - circle circle.fill icloud
    arrow.counterclockwise trestle-counterclockwise - circle circle.fill
    arrow.down trestle-arrow-down - circle circle.fill square square.fill
    arrow.down.and.line.horizontal.and.arrow.up trestle-arrow-down-and-line-horizontal-and-arrow-up -
    arrow.down.doc file-earmark-arrow-down file-earmark-arrow-down-fill
    arrow.down.left trestle-arrow-down-left - circle circle.fill square square.fill
    arrow.down.left.and.arrow.up.right trestle-arrow-down-left-and-arrow-up-right -
    arrow.down.left.video trestle-arrow-down-left-video trestle-arrow-down-left-video-fill
    arrow.down.right trestle-arrow-down-right - circle circle.fill square square.fill
    arrow.down.right.and.arrow.up.left arrows-angle-contract - circle circle.fill
    arrow.down.to.line trestle-down-to-line - circle.fill
    arrow.down.to.line.compact trestle-arrow-down-to-line-compact -
    arrow.left trestle-arrow-left - circle circle.fill square square.fill
    arrow.left.and.line.vertical.and.arrow.right trestle-arrow-left-and-line-vertical-and-arrow-right -
    arrow.left.and.right trestle-arrow-left-and-right -
    arrow.left.and.right.righttriangle.left.righttriangle.right trestle-arrow-left-and-right-righttriangle-left-righttriangle-right trestle-arrow-left-and-right-righttriangle-left-righttriangle-right-fill
    arrow.left.arrow.right trestle-left-right - circle circle.fill square square.fill
    arrow.left.to.line trestle-arrow-left-to-line -
    arrow.left.to.line.compact trestle-arrow-left-to-line-compact -
    arrow.rectanglepath trestle-arrow-rectanglepath -
    arrow.right trestle-arrow-right - circle circle.fill square square.fill
    arrow.right.and.line.vertical.and.arrow.left trestle-arrow-right-and-line-vertical-and-arrow-left -
    arrow.right.doc.on.clipboard trestle-arrow-right-doc-on-clipboard -
    arrow.right.to.line trestle-right-to-line -
    arrow.triangle.2.circlepath trestle-cycle - circle circle.fill
    arrow.triangle.2.circlepath.camera mixed-arrow-triangle-2-circlepath-camera mixed-arrow-triangle-2-circlepath-camera-fill
    arrow.triangle.2.circlepath.icloud trestle-arrow-triangle-2-circlepath-icloud trestle-arrow-triangle-2-circlepath-icloud-fill
    arrow.triangle.branch trestle-branch -
    arrow.triangle.capsulepath trestle-arrow-triangle-capsulepath -
    arrow.triangle.merge trestle-arrow-triangle-merge -
    arrow.triangle.pull trestle-arrow-triangle-pull -
    arrow.triangle.swap trestle-arrow-triangle-swap -
    arrow.triangle.turn.up.right trestle-arrow-triangle-turn-up-right - diamond
    arrow.turn.down.left trestle-arrow-turn-down-left -
    arrow.turn.down.right trestle-turn-down-right -
    arrow.turn.left.down trestle-arrow-turn-left-down -
    arrow.turn.left.up trestle-arrow-turn-left-up -
    arrow.turn.right.down trestle-arrow-turn-right-down -
    arrow.turn.right.up trestle-arrow-turn-right-up -
    arrow.turn.up.forward.iphone trestle-arrow-turn-up-forward-iphone - rtl
    arrow.turn.up.left trestle-turn-up-left -
    arrow.turn.up.right trestle-arrow-turn-up-right -
    arrow.up trestle-arrow-up - circle circle.fill square square.fill
    arrow.up.and.down trestle-up-and-down - circle circle.fill square square.fill
    arrow.up.and.down.and.arrow.left.and.right arrows-move -
    arrow.up.and.down.text.horizontal trestle-arrow-up-and-down-text-horizontal -
    arrow.up.and.line.horizontal.and.arrow.down trestle-arrow-up-and-line-horizontal-and-arrow-down -
    arrow.up.arrow.down trestle-up-down - circle circle.fill square square.fill
    arrow.up.bin trestle-arrow-up-bin trestle-arrow-up-bin-fill
    arrow.up.doc file-earmark-arrow-up file-earmark-arrow-up-fill
    arrow.up.doc.on.clipboard trestle-arrow-up-doc-on-clipboard -
    arrow.up.left trestle-arrow-up-left - circle circle.fill square square.fill
    arrow.up.left.and.arrow.down.right arrows-angle-expand - circle circle.fill
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left trestle-arrow-up-left-and-down-right-and-arrow-up-right-and-down-left -
    arrow.up.left.and.down.right.magnifyingglass trestle-arrow-up-left-and-down-right-magnifyingglass -
    arrow.up.right trestle-arrow-up-right - circle circle.fill square square.fill
    arrow.up.right.and.arrow.down.left trestle-arrow-up-right-and-arrow-down-left -
    arrow.up.right.video trestle-arrow-up-right-video trestle-arrow-up-right-video-fill
    arrow.up.to.line trestle-up-to-line -
    arrow.up.to.line.compact trestle-arrow-up-to-line-compact -
    arrow.uturn.down trestle-arrow-uturn-down -
    arrow.uturn.left trestle-uturn-left - circle circle.fill
    arrow.uturn.right trestle-uturn-right - circle circle.fill
    arrow.uturn.up trestle-arrow-uturn-up -
    arrowkeys trestle-arrowkeys trestle-arrowkeys-fill
    arrowshape.bounce.right trestle-arrowshape-bounce-right trestle-arrowshape-bounce-right-fill
    arrowshape.down trestle-arrowshape-down trestle-arrowshape-down-fill
    arrowshape.left trestle-arrowshape-left trestle-arrowshape-left-fill circle
    arrowshape.left.arrowshape.right trestle-arrowshape-left-arrowshape-right trestle-arrowshape-left-arrowshape-right-fill
    arrowshape.right trestle-arrowshape-right trestle-arrowshape-right-fill
    arrowshape.turn.up.left reply reply-fill circle circle.fill x1.1
    arrowshape.turn.up.left.2 reply-all reply-all-fill
    arrowshape.turn.up.right reply-mirrored reply-mirrored-fill circle circle.fill x1.1
    arrowshape.up trestle-arrowshape-up trestle-arrowshape-up-fill
    arrowtriangle.down caret-down caret-down-fill circle circle.fill x1.2
    arrowtriangle.left caret-left caret-left-fill circle circle.fill x1.2
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right trestle-arrowtriangle-left-and-line-vertical-and-arrowtriangle-right trestle-arrowtriangle-left-and-line-vertical-and-arrowtriangle-right-fill
    arrowtriangle.right caret-right caret-right-fill circle circle.fill x1.2
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left trestle-arrowtriangle-right-and-line-vertical-and-arrowtriangle-left trestle-arrowtriangle-right-and-line-vertical-and-arrowtriangle-left-fill
    arrowtriangle.up caret-up caret-up-fill circle circle.fill x1.2
    aspectratio aspect-ratio aspect-ratio-fill
    asterisk asterisk -
    at at - circle circle.fill badge.plus badge.minus x1.25
    atom trestle-atom -
    backpack trestle-backpack trestle-backpack-fill
    backward rewind rewind-fill circle circle.fill x1.15
    backward.end skip-start skip-start-fill x1.35
    backward.end.alt trestle-backward-end-alt trestle-backward-end-alt-fill
    backward.frame trestle-backward-frame trestle-backward-frame-fill
    bag bag bag-fill badge.plus badge.minus circle circle.fill
    bahtsign trestle-bahtsign -
    balloon balloon balloon-fill
    balloon.2 mixed-balloon-2 mixed-balloon-2-fill
    bandage bandaid bandaid-fill
    banknote trestle-banknote trestle-banknote-fill
    barcode upc - x1.35
    barcode.viewfinder upc-scan -
    baseball trestle-baseball trestle-baseball-fill
    basket basket basket-fill
    basketball trestle-basketball trestle-basketball-fill
    bathtub trestle-bathtub trestle-bathtub-fill
    battery.0 battery -
    battery.100 battery-full -
    battery.100.bolt battery-charging -
    battery.25 mixed-battery-25 -
    battery.50 battery-half -
    battery.75 mixed-battery-75 -
    batteryblock trestle-batteryblock trestle-batteryblock-fill
    beach.umbrella trestle-beach-umbrella trestle-beach-umbrella-fill
    beats.headphones trestle-beats-headphones -
    beats.powerbeats trestle-beats-powerbeats -
    bed.double trestle-bed trestle-bed-double-fill
    bell bell bell-fill slash slash.fill badge badge.fill circle circle.fill badge.plus
    bell.and.waves.left.and.right mixed-bell-and-waves-left-and-right mixed-bell-and-waves-left-and-right-fill
    bicycle bicycle - circle circle.fill
    binoculars binoculars binoculars-fill
    bird trestle-bird trestle-bird-fill
    birthday.cake trestle-birthday-cake trestle-birthday-cake-fill
    bitcoinsign currency-bitcoin - circle circle.fill
    blinds.horizontal.closed trestle-blinds-horizontal-closed trestle-blinds-horizontal-closed-fill
    bold type-bold - x1.2
    bolt lightning lightning-fill slash slash.fill circle circle.fill badge.clock heart shield shield.fill
    bolt.badge.a trestle-bolt-badge-a trestle-bolt-badge-a-fill
    bolt.batteryblock trestle-bolt-batteryblock trestle-bolt-batteryblock-fill
    bolt.car mixed-bolt-car mixed-bolt-car-fill
    bolt.horizontal trestle-bolt-horizontal trestle-bolt-horizontal-fill circle circle.fill
    bolt.house trestle-bolt-house trestle-bolt-house-fill
    book book book-fill circle circle.fill
    book.closed journal trestle-book-closed-fill
    book.pages trestle-book-pages trestle-book-pages-fill
    bookmark bookmark bookmark-fill slash slash.fill circle circle.fill
    books.vertical trestle-books-vertical trestle-books-vertical-fill
    box.truck trestle-box-truck trestle-box-truck-fill
    brain trestle-brain -
    brain.filled.head.profile trestle-brain-filled-head-profile -
    brain.head.profile trestle-brain-head-profile trestle-brain-head-profile-fill
    brazilianrealsign trestle-brazilianrealsign -
    briefcase briefcase briefcase-fill circle circle.fill
    bubble trestle-bubble trestle-bubble-fill
    bubble.and.pencil mixed-bubble-and-pencil -
    bubble.left chat-left chat-left-fill circle circle.fill x0.95
    bubble.left.and.bubble.right trestle-bubbles trestle-bubbles-fill
    bubble.left.and.exclamationmark.bubble.right trestle-bubble-left-and-exclamationmark-bubble-right -
    bubble.left.and.heart.bubble.right trestle-bubble-left-and-heart-bubble-right trestle-bubble-left-and-heart-bubble-right-fill
    bubble.left.and.text.bubble.right trestle-bubble-left-and-text-bubble-right -
    bubble.middle.bottom trestle-bubble-middle-bottom trestle-bubble-middle-bottom-fill
    bubble.middle.top trestle-bubble-middle-top trestle-bubble-middle-top-fill
    bubble.right chat-right chat-right-fill circle circle.fill x0.95
    bubbles.and.sparkles trestle-bubbles-and-sparkles trestle-bubbles-and-sparkles-fill
    building building building-fill
    building.2 buildings buildings-fill
    building.2.crop.circle trestle-building-2-crop-circle trestle-building-2-crop-circle-fill
    building.columns bank trestle-building-columns-fill circle circle.fill
    burst trestle-burst trestle-burst-fill
    bus bus-front bus-front-fill
    bus.doubledecker trestle-bus-doubledecker trestle-bus-doubledecker-fill
    cabinet trestle-cabinet trestle-cabinet-fill
    cable.connector trestle-cable-connector -
    cablecar trestle-cablecar trestle-cablecar-fill
    calendar calendar-week - circle circle.fill badge.plus badge.minus badge.clock badge.exclamationmark
    calendar.day.timeline.left trestle-timeline -
    camera camera camera-fill circle circle.fill badge.ellipsis viewfinder x1.05
    camera.aperture trestle-camera-aperture trestle-camera-aperture-fill
    camera.filters trestle-camera-filters -
    camera.macro flower1 -
    camera.metering.center.weighted trestle-camera-metering-center-weighted -
    camera.metering.spot trestle-camera-metering-spot -
    camera.on.rectangle mixed-camera-on-rectangle mixed-camera-on-rectangle-fill
    camera.rotate mixed-camera-rotate mixed-camera-rotate-fill
    capslock capslock capslock-fill
    capsule trestle-capsule trestle-capsule-fill
    capsule.portrait trestle-capsule-portrait trestle-capsule-portrait-fill
    captions.bubble badge-cc badge-cc-fill
    car car-front car-front-fill circle circle.fill
    car.2 mixed-car-2 mixed-car-2-fill
    car.front.waves.up mixed-car-front-waves-up mixed-car-front-waves-up-fill
    car.rear trestle-car-rear trestle-car-rear-fill
    car.side trestle-car-side trestle-car-side-fill
    carrot trestle-carrot trestle-carrot-fill
    cart cart cart-fill badge.plus badge.minus circle circle.fill
    case trestle-case trestle-case-fill
    cat trestle-cat trestle-cat-fill
    cellularbars reception-4 -
    chair trestle-chair trestle-chair-fill
    chair.lounge trestle-chair-lounge trestle-chair-lounge-fill
    character trestle-character - bubble bubble.fill
    character.book.closed trestle-character-book-closed trestle-character-book-closed-fill
    character.cursor.ibeam trestle-character-cursor-ibeam -
    character.textbox trestle-character-textbox -
    chart.bar bar-chart bar-chart-fill
    chart.bar.doc.horizontal file-earmark-bar-graph file-earmark-bar-graph-fill
    chart.bar.xaxis trestle-chart-bar-xaxis -
    chart.dots.scatter trestle-chart-dots-scatter -
    chart.line.downtrend.xyaxis graph-down -
    chart.line.uptrend.xyaxis graph-up - circle circle.fill
    chart.pie pie-chart pie-chart-fill
    chart.xyaxis.line graph-up-arrow -
    checklist list-check -
    checklist.checked list-task -
    checklist.unchecked trestle-checklist-unchecked -
    checkmark trestle-checkmark - circle circle.fill square square.fill
    checkmark.applewatch trestle-checkmark-applewatch trestle-checkmark-applewatch-fill
    checkmark.circle.dotted trestle-checkmark-circle-dotted -
    checkmark.gobackward trestle-checkmark-gobackward -
    checkmark.rectangle trestle-checkmark-rectangle trestle-checkmark-rectangle-fill
    checkmark.rectangle.portrait trestle-checkmark-rectangle-portrait trestle-checkmark-rectangle-portrait-fill
    checkmark.rectangle.stack trestle-checkmark-rectangle-stack trestle-checkmark-rectangle-stack-fill
    checkmark.seal patch-check patch-check-fill
    checkmark.shield shield-check shield-fill-check
    chevron.compact.down chevron-compact-down -
    chevron.compact.left chevron-compact-left -
    chevron.compact.right chevron-compact-right -
    chevron.compact.up chevron-compact-up -
    chevron.compact.up.chevron.compact.down trestle-chevron-compact-up-chevron-compact-down -
    chevron.down trestle-chevron-down - circle circle.fill square square.fill
    chevron.down.2 trestle-chevron-down-2 -
    chevron.down.right trestle-chevron-down-right -
    chevron.left trestle-chevron-left - circle circle.fill square square.fill
    chevron.left.2 trestle-chevron-left-2 -
    chevron.left.chevron.right trestle-chevron-left-chevron-right -
    chevron.left.forwardslash.chevron.right code-slash -
    chevron.left.to.line trestle-chevron-left-to-line -
    chevron.right trestle-chevron-right - circle circle.fill square square.fill
    chevron.right.2 trestle-chevron-right-2 -
    chevron.right.to.line trestle-chevron-right-to-line -
    chevron.up trestle-chevron-up - circle circle.fill square square.fill
    chevron.up.2 trestle-chevron-up-2 -
    chevron.up.chevron.down trestle-chevron-up-down -
    chevron.up.right trestle-chevron-up-right -
    circle trestle-circle trestle-circle-fill slash slash.fill x0.909
    circle.and.line.horizontal trestle-circle-and-line-horizontal trestle-circle-and-line-horizontal-fill
    circle.bottomhalf.filled trestle-circle-bottomhalf-filled -
    circle.circle trestle-circle-circle trestle-circle-circle-fill
    circle.dashed trestle-circle-dashed -
    circle.dotted trestle-circle-dotted -
    circle.dotted.and.circle trestle-circle-dotted-and-circle -
    circle.dotted.circle trestle-circle-dotted-circle trestle-circle-dotted-circle-fill
    circle.grid.2x2 trestle-circle-grid-2x2 trestle-circle-grid-2x2-fill
    circle.grid.3x3 trestle-dots-3x3 trestle-dots-3x3-fill
    circle.grid.cross trestle-circle-grid-cross trestle-circle-grid-cross-fill
    circle.hexagongrid trestle-circle-hexagongrid trestle-circle-hexagongrid-fill circle.fill
    circle.hexagonpath trestle-circle-hexagonpath trestle-circle-hexagonpath-fill
    circle.inset.filled trestle-circle-inset-filled -
    circle.lefthalf.filled circle-half -
    circle.lefthalf.striped.horizontal trestle-circle-lefthalf-striped-horizontal -
    circle.righthalf.filled trestle-circle-righthalf-filled -
    circle.tophalf.filled trestle-circle-tophalf-filled -
    circlebadge trestle-circlebadge trestle-circlebadge-fill
    circlebadge.2 trestle-circlebadge-2 trestle-circlebadge-2-fill
    clear trestle-clear trestle-clear-fill
    clipboard clipboard clipboard-fill
    clock clock clock-fill badge.checkmark badge.exclamationmark badge.exclamationmark.fill badge.questionmark
    clock.arrow.2.circlepath trestle-clock-arrow-2-circlepath -
    clock.arrow.circlepath clock-history -
    cloud cloud cloud-fill slash slash.fill circle circle.fill
    cloud.bolt cloud-lightning cloud-lightning-fill
    cloud.bolt.rain cloud-lightning-rain cloud-lightning-rain-fill
    cloud.drizzle cloud-drizzle cloud-drizzle-fill
    cloud.fog cloud-fog cloud-fog-fill
    cloud.hail cloud-hail cloud-hail-fill
    cloud.heavyrain cloud-rain-heavy cloud-rain-heavy-fill
    cloud.moon cloud-moon cloud-moon-fill
    cloud.moon.rain mixed-cloud-moon-rain mixed-cloud-moon-rain-fill
    cloud.rain cloud-rain cloud-rain-fill circle
    cloud.sleet cloud-sleet cloud-sleet-fill
    cloud.snow cloud-snow cloud-snow-fill
    cloud.sun cloud-sun cloud-sun-fill
    cloud.sun.bolt mixed-cloud-sun-bolt mixed-cloud-sun-bolt-fill
    cloud.sun.rain mixed-cloud-sun-rain mixed-cloud-sun-rain-fill
    comb trestle-comb trestle-comb-fill
    command command - circle circle.fill square square.fill
    compass.drawing trestle-compass-drawing -
    computermouse trestle-computermouse trestle-computermouse-fill
    cone cone -
    contact.sensor trestle-contact-sensor -
    contextualmenu.and.cursorarrow trestle-contextualmenu-and-cursorarrow trestle-contextualmenu-and-cursorarrow-fill
    control trestle-control - x0.8
    cooktop trestle-cooktop trestle-cooktop-fill
    cpu cpu cpu-fill
    creditcard credit-card credit-card-fill circle circle.fill
    creditcard.and.123 credit-card-2-front credit-card-2-front-fill
    cricket.ball trestle-cricket-ball trestle-cricket-ball-fill
    crop crop -
    crop.rotate trestle-crop-rotate -
    cross trestle-cross trestle-cross-fill circle circle.fill
    cross.case trestle-cross-case trestle-cross-case-fill
    cross.vial trestle-cross-vial trestle-cross-vial-fill
    crown trestle-crown trestle-crown-fill
    cube box box-fill
    cube.transparent trestle-cube-transparent trestle-cube-transparent-fill
    cup.and.heat.waves mixed-cup-and-heat-waves mixed-cup-and-heat-waves-fill
    cup.and.saucer cup-hot cup-hot-fill
    curlybraces braces - square square.fill
    cursorarrow trestle-cursorarrow -
    cursorarrow.click trestle-cursorarrow-click -
    cursorarrow.click.2 trestle-cursorarrow-click-2 -
    cursorarrow.motionlines trestle-cursorarrow-motionlines -
    cursorarrow.rays trestle-cursorarrow-rays -
    cursorarrow.square trestle-cursorarrow-square trestle-cursorarrow-square-fill
    curtains.closed trestle-curtains-closed trestle-curtains-closed-fill
    cylinder trestle-cylinder trestle-cylinder-fill
    cylinder.split.1x2 database database-fill
    decrease.indent text-indent-right - rtl x1.2
    decrease.quotelevel trestle-decrease-quotelevel -
    delete.left backspace backspace-fill
    delete.right backspace-reverse backspace-reverse-fill
    deskclock trestle-deskclock trestle-deskclock-fill
    desktopcomputer pc-display-horizontal -
    dial.high trestle-dial-high trestle-dial-high-fill
    dial.low trestle-dial-low trestle-dial-low-fill
    dial.max trestle-dial-max trestle-dial-max-fill
    dial.medium trestle-dial-medium trestle-dial-medium-fill
    dial.min trestle-dial-min trestle-dial-min-fill
    diamond diamond diamond-fill
    dice trestle-dice trestle-dice-fill
    die.face.1 dice-1 dice-1-fill
    die.face.2 dice-2 dice-2-fill
    die.face.3 dice-3 dice-3-fill
    die.face.4 dice-4 dice-4-fill
    die.face.5 dice-5 dice-5-fill
    die.face.6 dice-6 dice-6-fill
    dishwasher trestle-dishwasher trestle-dishwasher-fill
    display display -
    display.2 trestle-display-2 trestle-display-2-fill
    display.and.arrow.down trestle-display-and-arrow-down -
    distribute.horizontal distribute-horizontal -
    distribute.vertical distribute-vertical -
    divide trestle-divide -
    doc file-earmark file-earmark-fill badge.plus circle circle.fill badge.ellipsis
    doc.append mixed-doc-append mixed-doc-append-fill
    doc.on.clipboard trestle-doc-on-clipboard trestle-doc-on-clipboard-fill
    doc.on.doc files trestle-doc-on-doc-fill
    doc.plaintext file-earmark-ruled file-earmark-ruled-fill
    doc.questionmark trestle-doc-questionmark trestle-doc-questionmark-fill
    doc.richtext file-earmark-richtext file-earmark-richtext-fill
    doc.text file-earmark-text file-earmark-text-fill magnifyingglass viewfinder
    doc.text.image file-earmark-image file-earmark-image-fill
    doc.zipper file-earmark-zip file-earmark-zip-fill
    dock.rectangle window-dock -
    dog trestle-dog trestle-dog-fill
    dollarsign currency-dollar - circle circle.fill square square.fill x1.15
    dollarsign.arrow.circlepath trestle-dollarsign-arrow-circlepath -
    dollarsign.bank.building trestle-dollarsign-bank-building trestle-dollarsign-bank-building-fill
    dongsign trestle-dongsign -
    door.garage.closed trestle-door-garage-closed trestle-door-garage-closed-fill
    door.left.hand.closed door-closed door-closed-fill
    door.left.hand.open door-open door-open-fill
    dot.circle trestle-dot-circle -
    dot.radiowaves.left.and.right broadcast -
    dot.radiowaves.right trestle-dot-radiowaves-right -
    dot.radiowaves.up.forward rss -
    dot.scope trestle-dot-scope -
    dot.square trestle-dot-square -
    dot.viewfinder trestle-dot-viewfinder -
    dpad dpad dpad-fill
    drop droplet droplet-fill circle circle.fill
    drop.degreesign mixed-drop-degreesign mixed-drop-degreesign-fill
    drop.halffull trestle-drop-halffull -
    dryer trestle-dryer trestle-dryer-fill
    dumbbell trestle-dumbbell trestle-dumbbell-fill
    ear ear ear-fill badge.waveform
    ear.and.waveform mixed-ear-and-waveform mixed-ear-and-waveform-fill
    eject eject eject-fill circle circle.fill
    ellipsis trestle-ellipsis - circle circle.fill rectangle
    ellipsis.bubble chat-left-dots chat-left-dots-fill
    ellipsis.curlybraces mixed-ellipsis-curlybraces -
    ellipsis.message chat-dots chat-dots-fill
    ellipsis.vertical.bubble trestle-ellipsis-vertical-bubble trestle-ellipsis-vertical-bubble-fill
    engine.combustion trestle-engine-combustion trestle-engine-combustion-fill
    envelope envelope envelope-fill badge badge.fill circle circle.fill
    envelope.arrow.triangle.branch trestle-envelope-arrow-triangle-branch trestle-envelope-arrow-triangle-branch-fill
    envelope.front trestle-envelope-front trestle-envelope-front-fill
    envelope.open envelope-open envelope-open-fill
    equal trestle-equal - circle circle.fill square square.fill
    eraser eraser eraser-fill
    eraser.line.dashed mixed-eraser-line-dashed mixed-eraser-line-dashed-fill
    escape escape -
    esim trestle-esim trestle-esim-fill
    eurosign currency-euro - circle circle.fill x1.15
    ev.charger ev-station ev-station-fill
    exclamationmark trestle-exclamationmark - circle circle.fill square square.fill icloud
    exclamationmark.2 trestle-exclamationmark-2 -
    exclamationmark.3 trestle-exclamationmark-3 -
    exclamationmark.arrow.triangle.2.circlepath trestle-exclamationmark-arrow-triangle-2-circlepath -
    exclamationmark.bubble trestle-exclamationmark-bubble trestle-exclamationmark-bubble-fill
    exclamationmark.lock trestle-exclamationmark-lock trestle-exclamationmark-lock-fill
    exclamationmark.octagon exclamation-octagon exclamation-octagon-fill
    exclamationmark.questionmark trestle-exclamationmark-questionmark -
    exclamationmark.shield shield-exclamation shield-fill-exclamation
    exclamationmark.triangle exclamation-triangle exclamation-triangle-fill
    externaldrive hdd hdd-fill
    externaldrive.connected.to.line.below hdd-network hdd-network-fill
    eye eye eye-fill slash slash.fill circle circle.fill
    eyebrow trestle-eyebrow -
    eyedropper eyedropper -
    eyedropper.full mixed-eyedropper-full -
    eyedropper.halffull mixed-eyedropper-halffull -
    eyeglasses eyeglasses - x1.15
    eyes trestle-eyes -
    f.cursive trestle-f-cursive -
    face.dashed trestle-face-dashed trestle-face-dashed-fill
    face.smiling emoji-smile emoji-smile-fill
    face.smiling.inverse trestle-face-smiling-inverse -
    faceid trestle-faceid -
    facemask trestle-facemask trestle-facemask-fill
    fan fan -
    fan.ceiling trestle-fan-ceiling trestle-fan-ceiling-fill
    fanblades trestle-fanblades trestle-fanblades-fill
    faxmachine trestle-faxmachine -
    ferry trestle-ferry trestle-ferry-fill
    figure.2 trestle-figure-2 -
    figure.2.and.child.holdinghands trestle-figure-2-and-child-holdinghands -
    figure.2.arms.open trestle-figure-2-arms-open -
    figure.american.football trestle-figure-american-football -
    figure.and.child.holdinghands trestle-figure-and-child-holdinghands -
    figure.archery trestle-figure-archery -
    figure.arms.open trestle-figure-arms-open -
    figure.australian.football trestle-figure-australian-football -
    figure.badminton trestle-figure-badminton -
    figure.barre trestle-figure-barre -
    figure.baseball trestle-figure-baseball -
    figure.basketball trestle-figure-basketball -
    figure.bowling trestle-figure-bowling -
    figure.boxing trestle-figure-boxing -
    figure.child trestle-figure-child -
    figure.climbing trestle-figure-climbing -
    figure.cooldown trestle-figure-cooldown -
    figure.core.training trestle-figure-core-training -
    figure.cricket trestle-figure-cricket -
    figure.cross.training trestle-figure-cross-training -
    figure.curling trestle-figure-curling -
    figure.dance trestle-figure-dance -
    figure.disc.sports trestle-figure-disc-sports -
    figure.dress.line.vertical.figure trestle-figure-dress-line-vertical-figure -
    figure.elliptical trestle-figure-elliptical -
    figure.equestrian.sports trestle-figure-equestrian-sports -
    figure.fall trestle-figure-fall -
    figure.fencing trestle-figure-fencing -
    figure.fishing trestle-figure-fishing -
    figure.flexibility trestle-figure-flexibility -
    figure.golf trestle-figure-golf -
    figure.gymnastics trestle-figure-gymnastics -
    figure.hand.cycling trestle-figure-hand-cycling -
    figure.handball trestle-figure-handball -
    figure.highintensity.intervaltraining trestle-figure-highintensity-intervaltraining -
    figure.hiking trestle-figure-hiking -
    figure.hockey trestle-figure-hockey -
    figure.hunting trestle-figure-hunting -
    figure.indoor.cycle trestle-figure-indoor-cycle -
    figure.indoor.soccer trestle-figure-indoor-soccer -
    figure.jumprope trestle-figure-jumprope -
    figure.kickboxing trestle-figure-kickboxing -
    figure.lacrosse trestle-figure-lacrosse -
    figure.martial.arts trestle-figure-martial-arts -
    figure.mind.and.body trestle-figure-mind-and-body -
    figure.mixed.cardio trestle-figure-mixed-cardio -
    figure.open.water.swim trestle-figure-open-water-swim -
    figure.outdoor.cycle trestle-figure-outdoor-cycle -
    figure.outdoor.rowing trestle-figure-outdoor-rowing -
    figure.pickleball trestle-figure-pickleball -
    figure.pilates trestle-figure-pilates -
    figure.play trestle-figure-play -
    figure.pool.swim trestle-figure-pool-swim -
    figure.racquetball trestle-figure-racquetball -
    figure.roll trestle-figure-roll -
    figure.rower trestle-figure-rower -
    figure.rowing trestle-figure-rowing -
    figure.rugby trestle-figure-rugby -
    figure.run trestle-figure-run - circle
    figure.run.treadmill trestle-figure-run-treadmill -
    figure.sailing trestle-figure-sailing -
    figure.seated.side trestle-figure-seated-side -
    figure.skating trestle-figure-skating -
    figure.skiing.crosscountry trestle-figure-skiing-crosscountry -
    figure.skiing.downhill trestle-figure-skiing-downhill -
    figure.snowboarding trestle-figure-snowboarding -
    figure.soccer trestle-figure-soccer -
    figure.socialdance trestle-figure-socialdance -
    figure.softball trestle-figure-softball -
    figure.squash trestle-figure-squash -
    figure.stair.stepper trestle-figure-stair-stepper -
    figure.stairs trestle-figure-stairs -
    figure.stand trestle-figure-stand -
    figure.stand.dress trestle-figure-stand-dress -
    figure.stand.line.dotted.figure.stand trestle-figure-stand-line-dotted-figure-stand -
    figure.step.training trestle-figure-step-training -
    figure.strengthtraining.functional trestle-figure-strengthtraining-functional -
    figure.strengthtraining.traditional trestle-figure-strengthtraining-traditional -
    figure.surfing trestle-figure-surfing -
    figure.table.tennis trestle-figure-table-tennis -
    figure.taichi trestle-figure-taichi -
    figure.tennis trestle-figure-tennis -
    figure.track.and.field trestle-figure-track-and-field -
    figure.volleyball trestle-figure-volleyball -
    figure.walk trestle-figure-walk - circle
    figure.walk.arrival trestle-figure-walk-arrival -
    figure.walk.departure trestle-figure-walk-departure -
    figure.walk.motion trestle-figure-walk-motion -
    figure.walk.treadmill trestle-figure-walk-treadmill -
    figure.water.fitness trestle-figure-water-fitness -
    figure.waterpolo trestle-figure-waterpolo -
    figure.wave trestle-figure-wave -
    figure.wrestling trestle-figure-wrestling -
    figure.yoga trestle-figure-yoga -
    filemenu.and.selection trestle-filemenu-and-selection -
    film film trestle-film-fill circle circle.fill
    film.stack trestle-film-stack trestle-film-stack-fill
    fireplace trestle-fireplace -
    firewall trestle-firewall trestle-firewall-fill
    fireworks trestle-fireworks -
    fish trestle-fish trestle-fish-fill
    flag flag flag-fill slash slash.fill circle circle.fill
    flag.2.crossed trestle-flag-2-crossed trestle-flag-2-crossed-fill
    flag.checkered trestle-flag-checkered -
    flag.checkered.2.crossed trestle-flag-checkered-2-crossed -
    flag.filled.and.flag.crossed trestle-flag-filled-and-flag-crossed -
    flame fire trestle-flame-fill circle circle.fill
    flashlight.off.fill trestle-flashlight-off-fill -
    flashlight.on.fill trestle-flashlight-on-fill -
    flask trestle-flask trestle-flask-fill
    flip.horizontal trestle-flip-horizontal trestle-flip-horizontal-fill
    folder folder folder-fill badge.plus badge.minus circle circle.fill badge.gearshape badge.questionmark x1.05
    football trestle-football trestle-football-fill
    fork.knife trestle-fork-knife - circle circle.fill
    forward fast-forward fast-forward-fill circle circle.fill x1.15
    forward.end skip-end skip-end-fill x1.35
    forward.end.alt trestle-forward-end-alt trestle-forward-end-alt-fill
    forward.frame trestle-forward-frame trestle-forward-frame-fill
    fossil.shell trestle-fossil-shell -
    francsign trestle-francsign -
    frying.pan trestle-frying-pan trestle-frying-pan-fill
    fuelpump fuel-pump fuel-pump-fill
    function trestle-function -
    gamecontroller controller trestle-gamecontroller-fill
    gauge speedometer -
    gauge.open.with.lines.needle.33percent trestle-gauge-open-with-lines-needle-33percent -
    gauge.with.dots.needle.0percent trestle-gauge-with-dots-needle-0percent -
    gauge.with.dots.needle.100percent trestle-gauge-with-dots-needle-100percent -
    gauge.with.dots.needle.33percent trestle-gauge-with-dots-needle-33percent -
    gauge.with.dots.needle.50percent trestle-gauge-with-dots-needle-50percent -
    gauge.with.dots.needle.67percent trestle-gauge-with-dots-needle-67percent -
    gauge.with.dots.needle.bottom.0percent trestle-gauge-with-dots-needle-bottom-0percent -
    gauge.with.dots.needle.bottom.100percent trestle-gauge-with-dots-needle-bottom-100percent -
    gauge.with.dots.needle.bottom.50percent trestle-gauge-with-dots-needle-bottom-50percent -
    gauge.with.needle trestle-gauge-with-needle trestle-gauge-with-needle-fill
    gear gear-wide-connected - circle circle.fill
    gearshape gear gear-fill circle circle.fill
    gearshape.2 mixed-gearshape-2 mixed-gearshape-2-fill
    gearshape.arrow.triangle.2.circlepath mixed-gearshape-arrow-triangle-2-circlepath -
    gift gift gift-fill circle circle.fill
    giftcard trestle-giftcard trestle-giftcard-fill
    globe globe -
    globe.americas globe-americas -
    globe.asia.australia globe-asia-australia -
    globe.central.south.asia globe-central-south-asia -
    globe.desk trestle-globe-desk trestle-globe-desk-fill
    globe.europe.africa globe-europe-africa -
    gobackward trestle-gobackward -
    gobackward.10 trestle-gobackward-10 -
    gobackward.15 trestle-gobackward-15 -
    gobackward.30 trestle-gobackward-30 -
    gobackward.45 trestle-gobackward-45 -
    gobackward.5 trestle-gobackward-5 -
    gobackward.60 trestle-gobackward-60 -
    gobackward.75 trestle-gobackward-75 -
    gobackward.90 trestle-gobackward-90 -
    goforward trestle-goforward -
    goforward.10 trestle-goforward-10 -
    goforward.15 trestle-goforward-15 -
    goforward.30 trestle-goforward-30 -
    goforward.45 trestle-goforward-45 -
    goforward.5 trestle-goforward-5 -
    goforward.60 trestle-goforward-60 -
    goforward.75 trestle-goforward-75 -
    goforward.90 trestle-goforward-90 -
    graduationcap mortarboard mortarboard-fill circle circle.fill
    greaterthan trestle-greaterthan -
    grid trestle-grid -
    guitars trestle-guitars trestle-guitars-fill
    gym.bag trestle-gym-bag trestle-gym-bag-fill
    gyroscope trestle-gyroscope -
    hammer hammer - circle circle.fill
    hand.draw mixed-hand-draw mixed-hand-draw-fill
    hand.pinch trestle-hand-pinch trestle-hand-pinch-fill
    hand.point.down mixed-hand-point-down mixed-hand-point-down-fill
    hand.point.left mixed-hand-point-left mixed-hand-point-left-fill
    hand.point.right mixed-hand-point-right mixed-hand-point-right-fill
    hand.point.up hand-index hand-index-fill
    hand.point.up.left mixed-hand-point-up-left mixed-hand-point-up-left-fill
    hand.raised trestle-hand-raised trestle-hand-raised-fill slash
    hand.raised.fingers.spread trestle-hand-raised-fingers-spread trestle-hand-raised-fingers-spread-fill
    hand.tap hand-index-thumb hand-index-thumb-fill
    hand.thumbsdown hand-thumbs-down hand-thumbs-down-fill circle circle.fill
    hand.thumbsup hand-thumbs-up hand-thumbs-up-fill circle circle.fill
    hand.wave trestle-hand-wave trestle-hand-wave-fill
    handbag handbag handbag-fill
    hands.clap trestle-hands-clap trestle-hands-clap-fill
    hands.sparkles trestle-hands-sparkles trestle-hands-sparkles-fill
    hanger trestle-hanger -
    hare trestle-hare trestle-hare-fill
    headphones headphones - circle circle.fill
    headset headset -
    hearingdevice.ear mixed-hearingdevice-ear mixed-hearingdevice-ear-fill
    heart heart heart-fill slash slash.fill circle circle.fill
    heart.text.clipboard trestle-heart-text-clipboard trestle-heart-text-clipboard-fill
    heart.text.square trestle-heart-text-square trestle-heart-text-square-fill
    heater.vertical trestle-heater-vertical trestle-heater-vertical-fill
    hexagon hexagon hexagon-fill
    hifispeaker speaker speaker-fill
    hifispeaker.2 trestle-hifispeaker-2 trestle-hifispeaker-2-fill
    highlighter trestle-highlighter trestle-highlighter-fill
    hockey.puck trestle-hockey-puck trestle-hockey-puck-fill
    homepod trestle-homepod trestle-homepod-fill
    homepodmini trestle-homepodmini trestle-homepodmini-fill
    hourglass hourglass - circle circle.fill
    hourglass.bottomhalf.filled hourglass-bottom -
    hourglass.tophalf.filled hourglass-top -
    house house-door house-door-fill circle circle.fill x1.05
    house.and.flag mixed-house-and-flag mixed-house-and-flag-fill
    house.lodge trestle-house-lodge trestle-house-lodge-fill
    humidifier trestle-humidifier trestle-humidifier-fill
    humidity moisture -
    hurricane hurricane -
    icloud trestle-icloud trestle-icloud-fill slash slash.fill
    icloud.and.arrow.down trestle-icloud-and-arrow-down trestle-icloud-and-arrow-down-fill
    icloud.and.arrow.up trestle-icloud-and-arrow-up trestle-icloud-and-arrow-up-fill
    increase.indent text-indent-left - rtl x1.2
    increase.quotelevel trestle-increase-quotelevel -
    indianrupeesign currency-rupee - circle circle.fill x1.15
    infinity infinity - circle circle.fill
    info trestle-info - circle circle.fill square square.fill
    info.circle.text.page trestle-info-circle-text-page -
    inset.filled.rectangle trestle-inset-filled-rectangle -
    internaldrive device-hdd device-hdd-fill
    ipad tablet -
    ipad.and.iphone trestle-ipad-and-iphone trestle-ipad-and-iphone-fill
    ipad.landscape tablet-landscape tablet-landscape-fill
    iphone phone - slash circle circle.fill badge.exclamationmark
    iphone.and.arrow.forward trestle-iphone-and-arrow-forward - rtl
    iphone.gen2 trestle-iphone-gen2 trestle-iphone-gen2-fill
    iphone.gen3 trestle-iphone-gen3 trestle-iphone-gen3-fill badge.play
    iphone.homebutton trestle-iphone-homebutton trestle-iphone-homebutton-fill
    iphone.landscape phone-landscape phone-landscape-fill
    iphone.radiowaves.left.and.right phone-vibrate phone-vibrate-fill
    italic type-italic - x1.2
    key key key-fill
    key.horizontal trestle-key-horizontal trestle-key-horizontal-fill
    keyboard keyboard keyboard-fill x1.1
    keyboard.badge.ellipsis mixed-keyboard-badge-ellipsis mixed-keyboard-badge-ellipsis-fill
    keyboard.chevron.compact.down mixed-keyboard-chevron-compact-down mixed-keyboard-chevron-compact-down-fill
    ladybug bug bug-fill
    lamp.ceiling trestle-lamp-ceiling trestle-lamp-ceiling-fill
    lamp.desk lamp lamp-fill
    lamp.floor trestle-lamp-floor trestle-lamp-floor-fill
    lamp.table trestle-lamp-table trestle-lamp-table-fill
    laptopcomputer laptop -
    laptopcomputer.and.iphone trestle-laptopcomputer-and-iphone trestle-laptopcomputer-and-iphone-fill
    largecircle.fill.circle trestle-largecircle-fill-circle -
    laser.burst trestle-laser-burst -
    lasso trestle-lasso -
    latch.2.case trestle-latch-2-case trestle-latch-2-case-fill
    laurel.leading trestle-laurel-leading - rtl
    laurel.trailing trestle-laurel-trailing - rtl
    leaf trestle-leaf trestle-leaf-fill circle circle.fill
    leaf.arrow.circlepath trestle-leaf-arrow-circlepath -
    lessthan trestle-lessthan -
    level trestle-level trestle-level-fill
    lifepreserver life-preserver trestle-lifepreserver-fill
    light.beacon.max trestle-light-beacon-max trestle-light-beacon-max-fill
    light.beacon.min trestle-light-beacon-min trestle-light-beacon-min-fill
    light.max trestle-light-max -
    light.min trestle-light-min -
    lightbulb lightbulb lightbulb-fill slash slash.fill circle circle.fill
    lightbulb.2 mixed-lightbulb-2 mixed-lightbulb-2-fill
    lightbulb.max mixed-lightbulb-max mixed-lightbulb-max-fill
    lightbulb.min mixed-lightbulb-min mixed-lightbulb-min-fill
    lightrail train-lightrail-front train-lightrail-front-fill
    lightswitch.off trestle-lightswitch-off -
    lightswitch.on trestle-lightswitch-on -
    line.3.horizontal trestle-lines-3 - circle circle.fill
    line.3.horizontal.decrease trestle-lines-decrease - circle circle.fill
    line.diagonal trestle-line-diagonal -
    line.diagonal.arrow trestle-line-diagonal-arrow -
    lines.measurement.horizontal trestle-lines-measurement-horizontal -
    lineweight trestle-lineweight -
    link link-45deg - circle circle.fill badge.plus x1.15
    lirasign trestle-lirasign -
    list.and.film trestle-list-and-film -
    list.bullet list-ul - rtl circle circle.fill x1.15
    list.bullet.clipboard trestle-list-clipboard trestle-list-bullet-clipboard-fill
    list.bullet.indent list-nested -
    list.bullet.rectangle card-list trestle-list-bullet-rectangle-fill rtl
    list.bullet.rectangle.portrait trestle-list-bullet-rectangle-portrait trestle-list-bullet-rectangle-portrait-fill
    list.clipboard trestle-list-clipboard-2 trestle-list-clipboard-2-fill
    list.dash trestle-list-dash - rtl
    list.dash.header.rectangle trestle-list-dash-header-rectangle - rtl
    list.number list-ol - rtl x1.15
    list.star trestle-list-star - rtl
    list.triangle trestle-list-triangle - rtl
    livephoto trestle-livephoto -
    lizard trestle-lizard trestle-lizard-fill
    location cursor cursor-fill slash slash.fill circle circle.fill
    location.north trestle-location-north trestle-location-north-fill circle
    location.north.line trestle-location-north-line trestle-location-north-line-fill
    lock lock lock-fill slash slash.fill circle circle.fill badge.clock trianglebadge.exclamationmark
    lock.app.dashed trestle-lock-app-dashed -
    lock.display trestle-lock-display -
    lock.doc trestle-lock-doc trestle-lock-doc-fill
    lock.iphone trestle-lock-iphone -
    lock.laptopcomputer trestle-lock-laptopcomputer -
    lock.open unlock unlock-fill
    lock.open.laptopcomputer trestle-lock-open-laptopcomputer -
    lock.open.rotation trestle-lock-open-rotation -
    lock.rectangle.stack trestle-lock-rectangle-stack trestle-lock-rectangle-stack-fill
    lock.rotation trestle-lock-rotation -
    lock.shield shield-lock shield-lock-fill
    lungs lungs lungs-fill
    macbook trestle-macbook trestle-macbook-fill
    macbook.and.iphone trestle-macbook-and-iphone trestle-macbook-and-iphone-fill
    macmini trestle-macmini trestle-macmini-fill
    macpro.gen2 trestle-macpro-gen2 trestle-macpro-gen2-fill
    macpro.gen3 trestle-macpro-gen3 trestle-macpro-gen3-fill
    macwindow trestle-macwindow trestle-macwindow-fill
    macwindow.on.rectangle window-stack -
    magazine trestle-magazine trestle-magazine-fill
    magnifyingglass trestle-magnifyingglass - circle circle.fill
    mail.and.text.magnifyingglass trestle-mail-and-text-magnifyingglass -
    mail.stack trestle-mail-stack trestle-mail-stack-fill
    map map map-fill circle circle.fill slash
    mappin trestle-mappin - slash circle circle.fill
    mappin.and.ellipse geo -
    medal award award-fill
    medal.star trestle-medal-star trestle-medal-star-fill
    medical.thermometer trestle-medical-thermometer trestle-medical-thermometer-fill
    megaphone megaphone megaphone-fill
    memorychip memory -
    menubar.dock.rectangle trestle-menubar-dock-rectangle -
    menubar.rectangle trestle-menubar-rectangle -
    menucard trestle-menucard trestle-menucard-fill
    message chat chat-fill circle circle.fill badge x0.97
    message.and.waveform mixed-message-and-waveform -
    metronome trestle-metronome trestle-metronome-fill
    mic mic mic-fill slash slash.fill circle circle.fill
    mic.and.signal.meter mixed-mic-and-signal-meter mixed-mic-and-signal-meter-fill
    microbe virus -
    microwave trestle-microwave trestle-microwave-fill
    minus trestle-minus - circle circle.fill square square.fill
    minus.magnifyingglass zoom-out -
    minus.plus.batteryblock trestle-minus-plus-batteryblock trestle-minus-plus-batteryblock-fill
    moon moon moon-fill circle circle.fill
    moon.stars moon-stars moon-stars-fill
    moon.zzz mixed-moon-zzz mixed-moon-zzz-fill
    motorcycle trestle-motorcycle trestle-motorcycle-fill
    mountain.2 trestle-mountains trestle-mountain-2-fill
    mouth trestle-mouth trestle-mouth-fill
    move.3d trestle-move-3d -
    movieclapper trestle-movieclapper trestle-movieclapper-fill
    mug cup cup-fill
    multiply trestle-multiply - circle circle.fill square square.fill
    music.mic trestle-music-mic -
    music.note music-note -
    music.note.house trestle-music-note-house trestle-music-note-house-fill
    music.note.list music-note-list -
    music.note.tv trestle-music-note-tv trestle-music-note-tv-fill
    music.quarternote.3 music-note-beamed -
    mustache trestle-mustache trestle-mustache-fill
    nairasign trestle-nairasign -
    network globe2 -
    network.badge.shield.half.filled mixed-network-badge-shield-half-filled -
    newspaper newspaper trestle-newspaper-fill circle circle.fill
    nose trestle-nose -
    nosign trestle-nosign -
    note trestle-note trestle-note-fill
    note.text trestle-note-text - badge.plus
    number hash - circle circle.fill square square.fill x1.3
    octagon octagon octagon-fill
    octagon.lefthalf.filled octagon-half -
    oilcan trestle-oilcan trestle-oilcan-fill
    opticaldisc disc disc-fill
    opticaldiscdrive trestle-opticaldiscdrive trestle-opticaldiscdrive-fill
    opticid trestle-opticid -
    option option -
    oval trestle-oval trestle-oval-fill
    oval.portrait trestle-oval-portrait trestle-oval-portrait-fill
    oven trestle-oven trestle-oven-fill
    paintbrush brush brush-fill
    paintbrush.pointed trestle-paintbrush-pointed trestle-paintbrush-pointed-fill
    paintbucket paint-bucket -
    paintpalette palette palette-fill
    paperclip paperclip - circle circle.fill badge.ellipsis
    paperplane send send-fill circle circle.fill
    paragraphsign paragraph -
    parkingsign trestle-parkingsign -
    party.popper trestle-party-popper trestle-party-popper-fill
    pause pause pause-fill circle circle.fill rectangle x1.4
    pawprint trestle-pawprint trestle-pawprint-fill circle circle.fill
    peacesign peace -
    pencil pencil - slash circle circle.fill
    pencil.and.list.clipboard mixed-pencil-and-list-clipboard -
    pencil.and.outline mixed-pencil-and-outline -
    pencil.and.ruler mixed-pencil-and-ruler -
    pencil.and.scribble mixed-pencil-and-scribble -
    pencil.line pen pen-fill
    pencil.tip trestle-pencil-tip trestle-pencil-tip-fill
    pencil.tip.crop.circle trestle-pencil-tip-crop-circle trestle-pencil-tip-crop-circle-fill
    pentagon pentagon pentagon-fill
    percent percent - x1.35
    person person person-fill slash slash.fill circle circle.fill badge.plus badge.minus badge.clock badge.gearshape badge.key badge.key.fill badge.shield.checkmark icloud x1.35
    person.2 people people-fill slash slash.fill circle circle.fill badge.gearshape x1.2
    person.2.square.stack trestle-person-2-square-stack trestle-person-2-square-stack-fill
    person.2.wave.2 mixed-person-2-wave-2 mixed-person-2-wave-2-fill
    person.3 trestle-person-3 trestle-person-3-fill x1.15
    person.3.sequence mixed-person-3-sequence mixed-person-3-sequence-fill
    person.and.arrow.left.and.arrow.right mixed-person-and-arrow-left-and-arrow-right -
    person.and.background.dotted mixed-person-and-background-dotted mixed-person-and-background-dotted-fill
    person.bust trestle-person-bust trestle-person-bust-fill
    person.crop.artframe trestle-person-crop-artframe trestle-person-crop-artframe-fill
    person.crop.circle person-circle trestle-person-crop-circle-fill badge.plus badge.minus badge.checkmark badge.xmark badge.exclamationmark badge.questionmark
    person.crop.rectangle trestle-person-crop-rectangle trestle-person-crop-rectangle-fill
    person.crop.rectangle.stack trestle-person-crop-rectangle-stack trestle-person-crop-rectangle-stack-fill
    person.crop.square person-square trestle-person-crop-square-fill
    person.crop.square.filled.and.at.rectangle trestle-person-crop-square-filled-and-at-rectangle trestle-person-crop-square-filled-and-at-rectangle-fill
    person.fill.and.arrow.left.and.arrow.right mixed-person-fill-and-arrow-left-and-arrow-right -
    person.fill.checkmark person-fill-check -
    person.fill.questionmark mixed-person-fill-questionmark -
    person.fill.turn.right mixed-person-fill-turn-right -
    person.fill.xmark person-fill-x -
    person.line.dotted.person mixed-person-line-dotted-person mixed-person-line-dotted-person-fill
    person.text.rectangle person-vcard person-vcard-fill
    person.wave.2 mixed-person-wave-2 mixed-person-wave-2-fill
    personalhotspot trestle-personalhotspot -
    perspective trestle-perspective -
    pesosign trestle-pesosign -
    phone telephone telephone-fill circle circle.fill badge.plus
    phone.arrow.down.left telephone-inbound telephone-inbound-fill
    phone.arrow.up.right telephone-outbound telephone-outbound-fill
    phone.bubble.left trestle-phone-bubble-left trestle-phone-bubble-left-fill
    phone.connection mixed-phone-connection mixed-phone-connection-fill
    phone.down mixed-phone-down mixed-phone-down-fill
    photo image image-fill circle circle.fill badge.exclamationmark badge.magnifyingglass badge.plus
    photo.artframe card-image -
    photo.on.rectangle images -
    photo.on.rectangle.angled trestle-photo-on-rectangle-angled trestle-photo-on-rectangle-angled-fill
    photo.stack mixed-photo-stack mixed-photo-stack-fill
    photo.tv trestle-photo-tv trestle-photo-tv-fill
    pianokeys trestle-pianokeys -
    pianokeys.inverse trestle-pianokeys-inverse -
    pill capsule-pill -
    pills capsule - circle circle.fill
    pin trestle-pin trestle-pin-fill slash slash.fill circle circle.fill
    pip pip pip-fill
    pip.enter trestle-pip-enter -
    pip.exit trestle-pip-exit -
    play play play-fill circle circle.fill slash slash.fill x1.4
    play.desktopcomputer trestle-play-desktopcomputer trestle-play-desktopcomputer-fill
    play.house trestle-play-house trestle-play-house-fill
    play.laptopcomputer trestle-play-laptopcomputer trestle-play-laptopcomputer-fill
    play.rectangle play-btn play-btn-fill x1.1
    play.rectangle.on.rectangle trestle-play-rectangle-on-rectangle trestle-play-rectangle-on-rectangle-fill
    play.square.stack trestle-play-square-stack trestle-play-square-stack-fill
    play.tv trestle-play-tv trestle-play-tv-fill
    playpause trestle-playpause trestle-playpause-fill
    plus trestle-plus - circle circle.fill square square.fill message rectangle
    plus.bubble trestle-plus-bubble trestle-plus-bubble-fill
    plus.circle.dashed trestle-plus-circle-dashed -
    plus.forwardslash.minus plus-slash-minus -
    plus.magnifyingglass zoom-in -
    plus.rectangle.on.folder mixed-plus-rectangle-on-folder -
    plus.rectangle.on.rectangle trestle-plus-rectangle-on-rectangle trestle-plus-rectangle-on-rectangle-fill
    plus.rectangle.portrait trestle-plus-rectangle-portrait trestle-plus-rectangle-portrait-fill
    plus.square.dashed trestle-plus-square-dashed -
    plus.square.on.square trestle-plus-square-on-square -
    plusminus trestle-plusminus -
    point.3.connected.trianglepath.dotted trestle-point-3-connected-trianglepath-dotted -
    point.3.filled.connected.trianglepath.dotted trestle-point-3-filled-connected-trianglepath-dotted -
    point.bottomleft.forward.to.point.topright.scurvepath trestle-point-bottomleft-forward-to-point-topright-scurvepath trestle-point-bottomleft-forward-to-point-topright-scurvepath-fill
    point.topleft.down.to.point.bottomright.curvepath trestle-point-topleft-down-to-point-bottomright-curvepath trestle-point-topleft-down-to-point-bottomright-curvepath-fill
    popcorn trestle-popcorn trestle-popcorn-fill
    power power - circle circle.fill
    power.dotted trestle-power-dotted -
    poweroff trestle-poweroff -
    poweron trestle-poweron -
    poweroutlet.type.b outlet -
    powerplug plug plug-fill
    powersleep trestle-powersleep -
    printer printer printer-fill
    printer.dotmatrix trestle-printer-dotmatrix trestle-printer-dotmatrix-fill
    purchased trestle-purchased -
    puzzlepiece puzzle puzzle-fill
    puzzlepiece.extension trestle-puzzlepiece-extension trestle-puzzlepiece-extension-fill
    pyramid trestle-pyramid trestle-pyramid-fill
    qrcode qr-code -
    qrcode.viewfinder qr-code-scan -
    questionmark trestle-questionmark - circle circle.fill square square.fill
    questionmark.folder mixed-questionmark-folder -
    questionmark.square.dashed trestle-questionmark-square-dashed -
    questionmark.video trestle-questionmark-video trestle-questionmark-video-fill
    quote.bubble chat-left-quote chat-left-quote-fill
    quote.closing mixed-quote-closing - x1.2
    quote.opening quote - x1.2
    radio boombox boombox-fill
    rainbow rainbow -
    rays trestle-rays -
    receipt receipt -
    record.circle record-circle record-circle-fill
    recordingtape voicemail -
    rectangle trestle-rectangle trestle-rectangle-fill slash slash.fill x0.95
    rectangle.2.swap trestle-rectangle-2-swap -
    rectangle.3.group trestle-rectangle-3-group trestle-rectangle-3-group-fill
    rectangle.and.hand.point.up.left mixed-rectangle-and-hand-point-up-left mixed-rectangle-and-hand-point-up-left-fill
    rectangle.and.paperclip trestle-rectangle-and-paperclip -
    rectangle.and.pencil.and.ellipsis trestle-rectangle-pencil -
    rectangle.and.text.magnifyingglass trestle-rectangle-and-text-magnifyingglass -
    rectangle.bottomthird.inset.filled trestle-rectangle-bottomthird-inset-filled -
    rectangle.center.inset.filled trestle-rectangle-center-inset-filled -
    rectangle.checkered trestle-rectangle-checkered -
    rectangle.compress.vertical arrows-collapse -
    rectangle.connected.to.line.below trestle-rectangle-connected-to-line-below trestle-rectangle-connected-to-line-below-fill
    rectangle.dashed trestle-rectangle-dashed -
    rectangle.expand.vertical arrows-expand -
    rectangle.grid.1x2 view-stacked trestle-rectangle-grid-1x2-fill
    rectangle.grid.2x2 trestle-rectangle-grid-2x2 trestle-rectangle-grid-2x2-fill
    rectangle.grid.3x2 trestle-rectangle-grid-3x2 trestle-rectangle-grid-3x2-fill
    rectangle.inset.filled trestle-rectangle-inset-filled -
    rectangle.landscape.rotate trestle-rectangle-landscape-rotate -
    rectangle.lefthalf.filled trestle-rectangle-lefthalf-filled -
    rectangle.lefthalf.inset.filled trestle-rectangle-lefthalf-inset-filled -
    rectangle.on.rectangle trestle-rectangle-on-rectangle trestle-rectangle-on-rectangle-fill
    rectangle.on.rectangle.angled trestle-rectangle-on-rectangle-angled trestle-rectangle-on-rectangle-angled-fill
    rectangle.portrait trestle-rectangle-portrait trestle-rectangle-portrait-fill
    rectangle.portrait.and.arrow.right trestle-door-right trestle-rectangle-portrait-and-arrow-right-fill
    rectangle.portrait.on.rectangle.portrait trestle-rectangle-portrait-on-rectangle-portrait trestle-rectangle-portrait-on-rectangle-portrait-fill
    rectangle.portrait.split.2x1 trestle-rectangle-portrait-split-2x1 trestle-rectangle-portrait-split-2x1-fill
    rectangle.righthalf.filled trestle-rectangle-righthalf-filled -
    rectangle.righthalf.inset.filled trestle-rectangle-righthalf-inset-filled -
    rectangle.split.1x2 trestle-rectangle-split-1x2 trestle-rectangle-split-1x2-fill
    rectangle.split.2x1 trestle-rectangle-split-2x1 trestle-rectangle-split-2x1-fill
    rectangle.split.2x2 trestle-rectangle-split-2x2 trestle-rectangle-split-2x2-fill
    rectangle.split.3x1 layout-three-columns trestle-rectangle-split-3x1-fill
    rectangle.split.3x3 trestle-rectangle-split-3x3 trestle-rectangle-split-3x3-fill
    rectangle.stack collection collection-fill badge.person.crop badge.plus
    rectangle.topthird.inset.filled trestle-rectangle-topthird-inset-filled -
    refrigerator trestle-refrigerator trestle-refrigerator-fill
    repeat repeat - circle circle.fill
    repeat.1 repeat-1 -
    restart trestle-restart - circle
    return arrow-return-left -
    rhombus trestle-rhombus trestle-rhombus-fill
    righttriangle trestle-righttriangle trestle-righttriangle-fill
    road.lanes trestle-road-lanes -
    rosette trestle-rosette -
    rotate.3d trestle-rotate-3d -
    rotate.left trestle-rotate-left trestle-rotate-left-fill
    rotate.right arrow-clockwise -
    rublesign trestle-rublesign -
    rugbyball trestle-rugbyball trestle-rugbyball-fill
    ruler rulers -
    safari compass compass-fill
    safe safe trestle-safe-fill
    sailboat trestle-sailboat trestle-sailboat-fill
    scalemass trestle-scalemass trestle-scalemass-fill
    scanner trestle-scanner trestle-scanner-fill
    scissors scissors -
    scooter scooter -
    scope trestle-scope -
    screwdriver screwdriver -
    scribble trestle-scribble -
    scribble.variable trestle-scribble-variable -
    scroll trestle-scroll trestle-scroll-fill
    sdcard sd-card sd-card-fill
    seal trestle-seal trestle-seal-fill
    selection.pin.in.out trestle-selection-pin-in-out -
    sensor trestle-sensor trestle-sensor-fill
    sensor.tag.radiowaves.forward trestle-sensor-tag-radiowaves-forward trestle-sensor-tag-radiowaves-forward-fill
    server.rack hdd-rack -
    shareplay mixed-shareplay mixed-shareplay-fill
    shield shield shield-fill slash slash.fill
    shield.checkered trestle-shield-checkered -
    shield.lefthalf.filled shield-shaded - badge.checkmark
    shield.righthalf.filled trestle-shield-righthalf-filled -
    shift shift shift-fill
    shippingbox box-seam box-seam-fill
    shippingbox.and.arrow.backward mixed-shippingbox-and-arrow-backward - rtl
    shoe trestle-shoe trestle-shoe-fill
    shoe.2 trestle-shoe-2 trestle-shoe-2-fill
    shoeprints.fill trestle-shoeprints-fill -
    shower trestle-shower trestle-shower-fill
    shuffle shuffle - circle circle.fill
    sidebar.left layout-sidebar -
    sidebar.right layout-sidebar-reverse -
    sidebar.squares.left trestle-sidebar-squares-left -
    signature trestle-signature -
    signpost.and.arrowtriangle.up trestle-signpost-and-arrowtriangle-up trestle-signpost-and-arrowtriangle-up-fill
    signpost.left mixed-signpost-left mixed-signpost-left-fill
    signpost.right signpost signpost-fill
    signpost.right.and.left signpost-split signpost-split-fill
    simcard sim sim-fill
    simcard.2 trestle-simcard-2 -
    sink trestle-sink trestle-sink-fill
    skateboard trestle-skateboard trestle-skateboard-fill
    skew trestle-skew -
    skis trestle-skis trestle-skis-fill
    slash.circle trestle-slash-circle trestle-slash-circle-fill
    sleep trestle-sleep -
    slider.horizontal.2.square trestle-slider-horizontal-2-square -
    slider.horizontal.3 trestle-sliders -
    slider.horizontal.below.rectangle trestle-slider-horizontal-below-rectangle -
    slider.vertical.3 trestle-slider-vertical-3 -
    slowmo trestle-slowmo -
    smallcircle.circle trestle-smallcircle-circle trestle-smallcircle-circle-fill
    smallcircle.filled.circle trestle-smallcircle-filled-circle trestle-smallcircle-filled-circle-fill
    smoke cloud-haze2 cloud-haze2-fill
    snow snow -
    snowboard trestle-snowboard trestle-snowboard-fill
    snowflake snow2 - circle circle.fill
    soccerball trestle-soccerball trestle-soccerball-fill
    soccerball.inverse trestle-soccerball-inverse -
    sofa trestle-sofa trestle-sofa-fill
    solarpanel trestle-solarpanel trestle-solarpanel-fill
    sos trestle-sos -
    sparkle trestle-sparkle -
    sparkle.magnifyingglass trestle-sparkle-magnifyingglass -
    sparkles stars -
    sparkles.rectangle.stack trestle-sparkles-rectangle-stack trestle-sparkles-rectangle-stack-fill
    sparkles.tv trestle-sparkles-tv trestle-sparkles-tv-fill
    speaker trestle-speaker trestle-speaker-fill slash slash.fill circle circle.fill x1.15
    speaker.minus trestle-speaker-minus trestle-speaker-minus-fill
    speaker.plus trestle-speaker-plus trestle-speaker-plus-fill
    speaker.wave.1 trestle-speaker-1 trestle-speaker-1-fill rtl x1.15
    speaker.wave.2 trestle-speaker-2 trestle-speaker-2-fill rtl circle circle.fill x1.15
    speaker.wave.3 trestle-speaker-3 trestle-speaker-3-fill rtl x1.15
    speaker.zzz trestle-speaker-zzz trestle-speaker-zzz-fill
    speedometer speedometer2 -
    spigot trestle-spigot trestle-spigot-fill
    sportscourt trestle-court trestle-sportscourt-fill
    square trestle-square trestle-square-fill slash slash.fill x0.909
    square.2.layers.3d trestle-square-2-layers-3d -
    square.3.layers.3d trestle-square-3-layers-3d -
    square.3.layers.3d.down.right trestle-square-3-layers-3d-down-right -
    square.3.layers.3d.top.filled trestle-square-3-layers-3d-top-filled -
    square.and.arrow.down trestle-share-down trestle-share-down-fill
    square.and.arrow.down.on.square trestle-square-and-arrow-down-on-square trestle-square-and-arrow-down-on-square-fill
    square.and.arrow.up trestle-share trestle-share-fill circle circle.fill
    square.and.arrow.up.on.square trestle-square-and-arrow-up-on-square trestle-square-and-arrow-up-on-square-fill
    square.and.line.vertical.and.square trestle-square-and-line-vertical-and-square -
    square.and.pencil pencil-square - circle circle.fill
    square.arrowtriangle.4.outward trestle-square-arrowtriangle-4-outward -
    square.bottomhalf.filled trestle-square-bottomhalf-filled -
    square.dashed trestle-square-dashed -
    square.dashed.inset.filled trestle-square-dashed-inset-filled -
    square.grid.2x2 grid grid-fill
    square.grid.3x1.below.line.grid.1x2 trestle-square-grid-3x1-below-line-grid-1x2 trestle-square-grid-3x1-below-line-grid-1x2-fill
    square.grid.3x2 grid-3x2-gap grid-3x2-gap-fill
    square.grid.3x3 grid-3x3-gap grid-3x3-gap-fill
    square.grid.3x3.topleft.filled trestle-square-grid-3x3-topleft-filled -
    square.grid.4x3.fill trestle-square-grid-4x3-fill -
    square.inset.filled trestle-square-inset-filled -
    square.lefthalf.filled square-half -
    square.on.circle trestle-square-on-circle trestle-square-on-circle-fill
    square.on.square trestle-square-on-square trestle-square-on-square-fill
    square.on.square.dashed trestle-square-on-square-dashed -
    square.resize trestle-square-resize -
    square.righthalf.filled trestle-square-righthalf-filled -
    square.split.1x2 trestle-square-split-1x2 trestle-square-split-1x2-fill
    square.split.2x1 layout-split -
    square.split.2x2 trestle-square-split-2x2 trestle-square-split-2x2-fill
    square.split.bottomrightquarter trestle-square-split-bottomrightquarter trestle-square-split-bottomrightquarter-fill
    square.split.diagonal.2x2 trestle-square-split-diagonal-2x2 -
    square.stack trestle-square-stack trestle-square-stack-fill
    square.stack.3d.down.forward trestle-square-stack-3d-down-forward trestle-square-stack-3d-down-forward-fill
    square.stack.3d.down.right trestle-square-stack-3d-down-right trestle-square-stack-3d-down-right-fill
    square.stack.3d.up layers layers-fill slash
    square.text.square trestle-square-text-square trestle-square-text-square-fill
    square.tophalf.filled trestle-square-tophalf-filled -
    squares.below.rectangle trestle-squares-below-rectangle trestle-squares-below-rectangle-fill
    squares.leading.rectangle trestle-squares-leading-rectangle trestle-squares-leading-rectangle-fill rtl
    squareshape trestle-squareshape trestle-squareshape-fill
    squareshape.split.2x2 trestle-squareshape-split-2x2 -
    squareshape.split.3x3 trestle-squareshape-split-3x3 -
    stairs trestle-stairs -
    star star star-fill slash slash.fill circle circle.fill square square.fill
    star.leadinghalf.filled star-half - rtl
    staroflife trestle-staroflife trestle-staroflife-fill
    steeringwheel trestle-steeringwheel trestle-steeringwheel-fill
    sterlingsign currency-pound - circle circle.fill x1.15
    stethoscope trestle-stethoscope - circle circle.fill
    stop stop stop-fill circle circle.fill x1.35
    stopwatch stopwatch stopwatch-fill
    storefront shop trestle-storefront-fill
    stove trestle-stove trestle-stove-fill
    strikethrough type-strikethrough - x1.15
    stroller trestle-stroller trestle-stroller-fill
    studentdesk trestle-studentdesk -
    suit.club suit-club suit-club-fill
    suit.diamond suit-diamond suit-diamond-fill
    suit.heart suit-heart suit-heart-fill
    suit.spade suit-spade suit-spade-fill
    suitcase trestle-suitcase trestle-suitcase-fill
    suitcase.cart trestle-suitcase-cart trestle-suitcase-cart-fill
    suitcase.rolling trestle-suitcase-rolling trestle-suitcase-rolling-fill
    sum trestle-sum -
    sun.dust trestle-sun-dust trestle-sun-dust-fill
    sun.haze trestle-sun-haze trestle-sun-haze-fill
    sun.horizon trestle-sun-horizon trestle-sun-horizon-fill
    sun.max brightness-high brightness-high-fill circle circle.fill trianglebadge.exclamationmark
    sun.min brightness-low brightness-low-fill x1.1
    sun.rain trestle-sun-rain trestle-sun-rain-fill
    sunglasses sunglasses -
    sunrise sunrise sunrise-fill
    sunset sunset sunset-fill
    surfboard trestle-surfboard trestle-surfboard-fill
    swatchpalette palette2 -
    swift trestle-swift trestle-swift-fill
    switch.2 toggles -
    switch.programmable trestle-switch-programmable trestle-switch-programmable-fill
    syringe trestle-syringe trestle-syringe-fill
    table trestle-table trestle-table-fill
    table.furniture trestle-table-furniture trestle-table-furniture-fill
    tablecells table trestle-tablecells-fill
    tag tag tag-fill slash slash.fill circle circle.fill
    takeoutbag.and.cup.and.straw cup-straw trestle-takeoutbag-and-cup-and-straw-fill
    target bullseye -
    teddybear trestle-teddybear trestle-teddybear-fill
    teletype trestle-teletype trestle-teletype-fill
    tennis.racket trestle-tennis-racket -
    tennisball trestle-tennisball trestle-tennisball-fill
    tent trestle-tent trestle-tent-fill
    tent.2 trestle-tent-2 trestle-tent-2-fill
    terminal terminal terminal-fill
    testtube.2 trestle-testtube-2 -
    text.aligncenter text-center - x1.2
    text.alignleft text-left - x1.2
    text.alignright text-right - x1.2
    text.append trestle-text-append - rtl
    text.badge.checkmark trestle-text-checkmark - rtl
    text.badge.minus trestle-text-badge-minus - rtl
    text.badge.plus trestle-text-badge-plus - rtl
    text.badge.star trestle-text-badge-star - rtl
    text.badge.xmark trestle-text-badge-xmark - rtl
    text.below.photo trestle-text-below-photo trestle-text-below-photo-fill
    text.book.closed journal-bookmark journal-bookmark-fill
    text.bubble chat-left-text chat-left-text-fill
    text.cursor cursor-text -
    text.insert trestle-text-insert - rtl
    text.justify justify - x1.2
    text.justify.left trestle-text-justify-left -
    text.line.first.and.arrowtriangle.forward trestle-text-line-first-and-arrowtriangle-forward - rtl
    text.line.last.and.arrowtriangle.forward trestle-text-line-last-and-arrowtriangle-forward - rtl
    text.magnifyingglass trestle-text-magnifyingglass -
    text.page trestle-text-page trestle-text-page-fill
    text.quote blockquote-left - rtl x1.2
    text.rectangle trestle-text-rectangle trestle-text-rectangle-fill
    text.redaction trestle-text-redaction -
    text.viewfinder trestle-text-viewfinder -
    text.word.spacing trestle-text-word-spacing -
    textbox trestle-textbox -
    textformat trestle-textformat - circle circle.fill
    textformat.123 trestle-textformat-123 -
    textformat.abc trestle-textformat-abc -
    textformat.alt trestle-textformat-alt -
    textformat.characters trestle-textformat-characters -
    textformat.size type -
    textformat.size.larger trestle-textformat-size-larger -
    textformat.size.smaller trestle-textformat-size-smaller -
    textformat.subscript subscript -
    textformat.superscript superscript -
    theatermask.and.paintbrush trestle-theatermask-and-paintbrush trestle-theatermask-and-paintbrush-fill
    theatermasks trestle-theatermasks trestle-theatermasks-fill
    thermometer thermometer-half -
    thermometer.high thermometer-high -
    thermometer.low thermometer-low -
    thermometer.snowflake thermometer-snow -
    thermometer.sun thermometer-sun -
    ticket ticket-perforated ticket-perforated-fill
    timelapse trestle-timelapse -
    timeline.selection trestle-timeline-selection -
    timer trestle-timer - circle circle.fill square square.fill
    tirepressure trestle-tirepressure -
    togglepower trestle-togglepower -
    toilet trestle-toilet trestle-toilet-fill
    tornado tornado - circle circle.fill
    tortoise trestle-tortoise trestle-tortoise-fill
    torus trestle-torus -
    touchid fingerprint -
    train.side.front.car trestle-train-side-front-car trestle-train-side-front-car-fill
    tram train-front train-front-fill circle circle.fill
    translate translate -
    trapezoid.and.line.vertical trestle-trapezoid-and-line-vertical trestle-trapezoid-and-line-vertical-fill
    trash trash3 trash3-fill slash slash.fill circle circle.fill square
    tray inbox inbox-fill circle circle.fill
    tray.2 inboxes inboxes-fill
    tray.and.arrow.down trestle-tray-down trestle-tray-and-arrow-down-fill
    tray.and.arrow.up trestle-tray-up trestle-tray-and-arrow-up-fill
    tray.full trestle-tray-full trestle-tray-full-fill
    tree tree tree-fill circle circle.fill
    triangle triangle triangle-fill
    triangle.lefthalf.filled triangle-half -
    trophy trophy trophy-fill circle circle.fill
    tropicalstorm tropical-storm -
    truck.pickup.side trestle-truck-pickup-side trestle-truck-pickup-side-fill
    tshirt trestle-tshirt trestle-tshirt-fill
    tuningfork trestle-tuningfork -
    turkishlirasign trestle-turkishlirasign -
    tv tv tv-fill circle circle.fill
    tv.and.mediabox trestle-tv-and-mediabox trestle-tv-and-mediabox-fill
    tv.inset.filled trestle-tv-inset-filled -
    umbrella umbrella umbrella-fill
    underline type-underline - x1.2
    video camera-video camera-video-fill slash slash.fill circle circle.fill badge.plus
    video.and.waveform trestle-video-and-waveform trestle-video-and-waveform-fill
    video.bubble trestle-video-bubble trestle-video-bubble-fill
    view.2d trestle-view-2d -
    view.3d trestle-view-3d -
    viewfinder trestle-viewfinder - circle circle.fill
    visionpro headset-vr -
    voiceover trestle-voiceover -
    volleyball trestle-volleyball trestle-volleyball-fill
    wallet.bifold wallet2 trestle-wallet-bifold-fill
    wallet.pass wallet wallet-fill
    wand.and.rays trestle-wand-and-rays -
    wand.and.sparkles trestle-wand-and-sparkles -
    wand.and.stars magic -
    washer trestle-washer trestle-washer-fill
    water.waves water -
    waterbottle trestle-waterbottle trestle-waterbottle-fill
    wave.3.left trestle-wave-3-left -
    wave.3.right trestle-wave-3-right -
    wave.3.up trestle-wave-3-up -
    waveform soundwave - circle circle.fill badge.mic
    waveform.and.magnifyingglass trestle-waveform-and-magnifyingglass -
    waveform.and.mic mixed-waveform-and-mic mixed-waveform-and-mic-fill
    waveform.path trestle-waveform-path -
    waveform.path.ecg activity -
    waveform.path.ecg.rectangle trestle-waveform-path-ecg-rectangle trestle-waveform-path-ecg-rectangle-fill
    waveform.path.ecg.text.clipboard trestle-waveform-path-ecg-text-clipboard trestle-waveform-path-ecg-text-clipboard-fill
    web.camera webcam webcam-fill
    wifi wifi - slash circle circle.fill
    wifi.exclamationmark mixed-wifi-exclamationmark -
    wifi.router router router-fill
    wind wind - circle circle.fill
    wind.snow trestle-wind-snow -
    window.casement window -
    window.vertical.closed trestle-window-vertical-closed trestle-window-vertical-closed-fill
    wineglass trestle-wineglass trestle-wineglass-fill
    wonsign trestle-wonsign -
    wrench wrench -
    wrench.adjustable wrench-adjustable -
    wrench.and.screwdriver tools -
    x.squareroot trestle-x-squareroot -
    xmark trestle-xmark - circle circle.fill square square.fill rectangle seal seal.fill
    xmark.bin trestle-xmark-bin trestle-xmark-bin-fill
    xmark.octagon x-octagon x-octagon-fill
    xmark.shield shield-x shield-fill-x
    xserve trestle-xserve trestle-xserve-fill
    yensign currency-yen - circle circle.fill x1.15
    yieldsign trestle-yieldsign trestle-yieldsign-fill
    """
}
