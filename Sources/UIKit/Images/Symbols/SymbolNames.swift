/// The names of symbols, sorted: a name, its picture, its filled picture or `-`, and what else Apple makes of it:
/// enclosures, slashes and badges, which are composed. `rtl` says that it is mirrored where text runs from right to left,
/// `x1.2` that it is drawn larger than its picture.
enum SymbolNames {
  static let lines: StaticString = """
    airplane airplane-turned-fill - circle circle.fill
    alarm alarm alarm-fill
    antenna.radiowaves.left.and.right broadcast-pin - slash circle circle.fill
    app trestle-app trestle-app-fill x0.909
    app.badge app-indicator -
    applewatch smartwatch -
    archivebox archive archive-fill circle circle.fill
    arrow.2.squarepath trestle-repost -
    arrow.clockwise trestle-clockwise - circle circle.fill
    arrow.counterclockwise trestle-counterclockwise - circle circle.fill
    arrow.down trestle-arrow-down - circle circle.fill square square.fill
    arrow.down.doc file-earmark-arrow-down file-earmark-arrow-down-fill
    arrow.down.left trestle-arrow-down-left - circle circle.fill square square.fill
    arrow.down.right trestle-arrow-down-right - circle circle.fill square square.fill
    arrow.down.right.and.arrow.up.left arrows-angle-contract - circle circle.fill
    arrow.down.to.line trestle-down-to-line -
    arrow.left trestle-arrow-left - circle circle.fill square square.fill
    arrow.left.arrow.right trestle-left-right - circle circle.fill square square.fill
    arrow.right trestle-arrow-right - circle circle.fill square square.fill
    arrow.right.to.line trestle-right-to-line -
    arrow.triangle.2.circlepath trestle-cycle - circle circle.fill
    arrow.triangle.branch trestle-branch -
    arrow.turn.down.right trestle-turn-down-right -
    arrow.turn.up.left trestle-turn-up-left -
    arrow.up trestle-arrow-up - circle circle.fill square square.fill
    arrow.up.and.down trestle-up-and-down - circle circle.fill square square.fill
    arrow.up.and.down.and.arrow.left.and.right arrows-move -
    arrow.up.arrow.down trestle-up-down - circle circle.fill square square.fill
    arrow.up.doc file-earmark-arrow-up file-earmark-arrow-up-fill
    arrow.up.left trestle-arrow-up-left - circle circle.fill square square.fill
    arrow.up.left.and.arrow.down.right arrows-angle-expand - circle circle.fill
    arrow.up.right trestle-arrow-up-right - circle circle.fill square square.fill
    arrow.up.to.line trestle-up-to-line -
    arrow.uturn.left trestle-uturn-left - circle circle.fill
    arrow.uturn.right trestle-uturn-right - circle circle.fill
    arrowshape.turn.up.left reply reply-fill circle circle.fill x1.1
    arrowshape.turn.up.left.2 reply-all reply-all-fill
    arrowshape.turn.up.right reply-mirrored reply-mirrored-fill circle circle.fill x1.1
    arrowtriangle.down caret-down caret-down-fill circle circle.fill x1.2
    arrowtriangle.left caret-left caret-left-fill circle circle.fill x1.2
    arrowtriangle.right caret-right caret-right-fill circle circle.fill x1.2
    arrowtriangle.up caret-up caret-up-fill circle circle.fill x1.2
    asterisk asterisk -
    at at - circle circle.fill badge.plus badge.minus x1.25
    backward rewind rewind-fill circle circle.fill x1.15
    backward.end skip-start skip-start-fill x1.35
    bag bag bag-fill badge.plus badge.minus circle circle.fill
    bandage bandaid bandaid-fill
    barcode upc - x1.35
    barcode.viewfinder upc-scan -
    basket basket basket-fill
    battery.0 battery -
    battery.100 battery-full -
    battery.100.bolt battery-charging -
    battery.50 battery-half -
    bed.double trestle-bed -
    bell bell bell-fill slash slash.fill badge badge.fill circle circle.fill
    bicycle bicycle - circle circle.fill
    binoculars binoculars binoculars-fill
    bitcoinsign currency-bitcoin - circle circle.fill
    bold type-bold - x1.2
    bolt lightning lightning-fill slash slash.fill circle circle.fill
    book book book-fill circle circle.fill
    book.closed journal -
    bookmark bookmark bookmark-fill slash slash.fill circle circle.fill
    books.vertical bookshelf -
    briefcase briefcase briefcase-fill circle circle.fill
    bubble.left chat-left chat-left-fill circle circle.fill x0.95
    bubble.left.and.bubble.right trestle-bubbles trestle-bubbles-fill
    bubble.right chat-right chat-right-fill circle circle.fill x0.95
    building building building-fill
    building.2 buildings buildings-fill
    building.columns bank - circle circle.fill
    bus bus-front bus-front-fill
    calendar calendar-week - circle circle.fill badge.plus badge.minus badge.clock badge.exclamationmark
    calendar.day.timeline.left trestle-timeline -
    camera camera camera-fill circle circle.fill x1.05
    capsule trestle-capsule trestle-capsule-fill
    captions.bubble badge-cc badge-cc-fill
    car car-front car-front-fill circle circle.fill
    cart cart cart-fill badge.plus badge.minus circle circle.fill
    chart.bar bar-chart bar-chart-fill
    chart.line.uptrend.xyaxis graph-up - circle circle.fill
    chart.pie pie-chart pie-chart-fill
    checklist list-check -
    checkmark trestle-checkmark - circle circle.fill square square.fill
    checkmark.rectangle trestle-checkmark-rectangle -
    checkmark.seal patch-check patch-check-fill
    checkmark.shield shield-check shield-fill-check
    chevron.compact.down chevron-compact-down -
    chevron.compact.left chevron-compact-left -
    chevron.compact.right chevron-compact-right -
    chevron.compact.up chevron-compact-up -
    chevron.down trestle-chevron-down - circle circle.fill square square.fill
    chevron.left trestle-chevron-left - circle circle.fill square square.fill
    chevron.left.2 trestle-chevron-left-2 -
    chevron.left.forwardslash.chevron.right code-slash -
    chevron.right trestle-chevron-right - circle circle.fill square square.fill
    chevron.right.2 trestle-chevron-right-2 -
    chevron.up trestle-chevron-up - circle circle.fill square square.fill
    chevron.up.chevron.down trestle-chevron-up-down -
    circle trestle-circle trestle-circle-fill slash slash.fill x0.909
    circle.grid.3x3 trestle-dots-3x3 trestle-dots-3x3-fill
    circle.lefthalf.filled circle-half -
    clipboard clipboard clipboard-fill
    clock clock clock-fill badge.checkmark badge.exclamationmark
    clock.arrow.circlepath clock-history -
    cloud cloud cloud-fill slash slash.fill circle circle.fill
    cloud.bolt cloud-lightning cloud-lightning-fill
    cloud.drizzle cloud-drizzle cloud-drizzle-fill
    cloud.fog cloud-fog cloud-fog-fill
    cloud.rain cloud-rain cloud-rain-fill
    cloud.snow cloud-snow cloud-snow-fill
    cloud.sun cloud-sun cloud-sun-fill
    command command - circle circle.fill square square.fill
    cpu cpu cpu-fill
    creditcard credit-card credit-card-fill circle circle.fill
    crop crop -
    cross trestle-cross trestle-cross-fill circle circle.fill
    crown trestle-crown trestle-crown-fill
    cube box box-fill
    cup.and.saucer cup-hot cup-hot-fill
    curlybraces braces - square square.fill
    decrease.indent text-indent-right - rtl x1.2
    delete.left backspace backspace-fill
    delete.right backspace-reverse backspace-reverse-fill
    desktopcomputer pc-display-horizontal -
    diamond diamond diamond-fill
    dice dice-5 dice-5-fill
    die.face.1 dice-1 dice-1-fill
    die.face.6 dice-6 dice-6-fill
    display display -
    doc file-earmark file-earmark-fill badge.plus circle circle.fill
    doc.on.clipboard trestle-doc-on-clipboard -
    doc.on.doc files -
    doc.richtext file-earmark-richtext file-earmark-richtext-fill
    doc.text file-earmark-text file-earmark-text-fill
    dollarsign currency-dollar - circle circle.fill square square.fill x1.15
    door.left.hand.closed door-closed door-closed-fill
    door.left.hand.open door-open door-open-fill
    dot.radiowaves.left.and.right broadcast -
    dot.radiowaves.up.forward rss -
    drop droplet droplet-fill circle circle.fill
    dumbbell trestle-dumbbell -
    ear ear ear-fill
    eject eject eject-fill circle circle.fill
    ellipsis trestle-ellipsis - circle circle.fill rectangle
    ellipsis.bubble chat-left-dots chat-left-dots-fill
    ellipsis.message chat-dots chat-dots-fill
    envelope envelope envelope-fill badge badge.fill circle circle.fill
    envelope.open envelope-open envelope-open-fill
    equal trestle-equal - circle circle.fill square square.fill
    eraser eraser eraser-fill
    escape escape -
    eurosign currency-euro - circle circle.fill x1.15
    exclamationmark trestle-exclamationmark - circle circle.fill square square.fill
    exclamationmark.bubble trestle-exclamationmark-bubble trestle-exclamationmark-bubble-fill
    exclamationmark.octagon exclamation-octagon exclamation-octagon-fill
    exclamationmark.shield shield-exclamation shield-fill-exclamation
    exclamationmark.triangle exclamation-triangle exclamation-triangle-fill
    externaldrive hdd hdd-fill
    eye eye eye-fill slash slash.fill circle circle.fill
    eyedropper eyedropper -
    eyeglasses eyeglasses - x1.15
    face.smiling emoji-smile emoji-smile-fill
    faceid trestle-faceid -
    film film - circle circle.fill
    flag flag flag-fill slash slash.fill circle circle.fill
    flame fire - circle circle.fill
    folder folder folder-fill badge.plus badge.minus circle circle.fill x1.05
    fork.knife trestle-fork-knife - circle circle.fill
    forward fast-forward fast-forward-fill circle circle.fill x1.15
    forward.end skip-end skip-end-fill x1.35
    fuelpump fuel-pump fuel-pump-fill
    gamecontroller controller -
    gauge speedometer -
    gear gear-wide-connected - circle circle.fill
    gearshape gear gear-fill circle circle.fill
    gift gift gift-fill circle circle.fill
    globe globe -
    globe.americas globe-americas -
    globe.asia.australia globe-asia-australia -
    globe.europe.africa globe-europe-africa -
    graduationcap mortarboard mortarboard-fill circle circle.fill
    hammer hammer - circle circle.fill
    hand.point.up hand-index hand-index-fill
    hand.tap hand-index-thumb hand-index-thumb-fill
    hand.thumbsdown hand-thumbs-down hand-thumbs-down-fill circle circle.fill
    hand.thumbsup hand-thumbs-up hand-thumbs-up-fill circle circle.fill
    handbag handbag handbag-fill
    headphones headphones - circle circle.fill
    heart heart heart-fill slash slash.fill circle circle.fill
    hexagon hexagon hexagon-fill
    hifispeaker speaker speaker-fill
    hourglass hourglass - circle circle.fill
    house house-door house-door-fill circle circle.fill x1.05
    hurricane hurricane -
    increase.indent text-indent-left - rtl x1.2
    indianrupeesign currency-rupee - circle circle.fill x1.15
    infinity infinity - circle circle.fill
    info trestle-info - circle circle.fill square square.fill
    ipad tablet -
    iphone phone - slash circle circle.fill
    italic type-italic - x1.2
    key key key-fill
    keyboard keyboard keyboard-fill x1.1
    ladybug bug bug-fill
    lamp.desk lamp lamp-fill
    laptopcomputer laptop -
    leaf trestle-leaf trestle-leaf-fill circle circle.fill
    lifepreserver life-preserver -
    lightbulb lightbulb lightbulb-fill slash slash.fill circle circle.fill
    line.3.horizontal trestle-lines-3 - circle circle.fill
    line.3.horizontal.decrease trestle-lines-decrease - circle circle.fill
    link link-45deg - circle circle.fill badge.plus x1.15
    list.bullet list-ul - rtl circle circle.fill x1.15
    list.bullet.clipboard trestle-list-clipboard -
    list.bullet.rectangle card-list - rtl
    list.dash trestle-list-dash - rtl
    list.number list-ol - rtl x1.15
    location cursor cursor-fill slash slash.fill circle circle.fill
    lock lock lock-fill slash slash.fill circle circle.fill
    lock.open unlock unlock-fill
    lock.shield shield-lock shield-lock-fill
    magnifyingglass trestle-magnifyingglass - circle circle.fill
    map map map-fill circle circle.fill
    mappin trestle-mappin - slash circle circle.fill
    mappin.and.ellipse geo -
    medal award award-fill
    megaphone megaphone megaphone-fill
    memorychip memory -
    menucard trestle-menucard -
    message chat chat-fill circle circle.fill x0.97
    mic mic mic-fill slash slash.fill circle circle.fill
    minus trestle-minus - circle circle.fill square square.fill
    minus.magnifyingglass zoom-out -
    moon moon moon-fill circle circle.fill
    moon.stars moon-stars moon-stars-fill
    mountain.2 trestle-mountains -
    multiply trestle-multiply - circle circle.fill square square.fill
    music.note music-note -
    music.note.list music-note-list -
    network globe2 -
    newspaper newspaper - circle circle.fill
    nosign trestle-nosign -
    note.text trestle-note-text - badge.plus
    number hash - circle circle.fill square square.fill x1.3
    octagon octagon octagon-fill
    opticaldisc disc disc-fill
    option option -
    paintbrush brush brush-fill
    paintpalette palette palette-fill
    paperclip paperclip - circle circle.fill badge.ellipsis
    paperplane send send-fill circle circle.fill
    pause pause pause-fill circle circle.fill rectangle x1.4
    pawprint trestle-pawprint trestle-pawprint-fill circle circle.fill
    peacesign peace -
    pencil pencil - slash circle circle.fill
    pentagon pentagon pentagon-fill
    percent percent - x1.35
    person person person-fill slash slash.fill circle circle.fill badge.plus badge.minus badge.clock x1.35
    person.2 people people-fill slash slash.fill circle circle.fill x1.2
    person.3 trestle-person-3 trestle-person-3-fill x1.15
    person.crop.circle person-circle trestle-person-crop-circle-fill badge.plus badge.minus badge.checkmark badge.xmark badge.exclamationmark badge.questionmark
    person.crop.rectangle trestle-person-crop-rectangle -
    person.crop.square person-square -
    person.text.rectangle person-vcard person-vcard-fill
    phone telephone telephone-fill circle circle.fill badge.plus
    phone.arrow.down.left telephone-inbound telephone-inbound-fill
    phone.arrow.up.right telephone-outbound telephone-outbound-fill
    photo image image-fill circle circle.fill
    photo.on.rectangle images -
    pills capsule - circle circle.fill
    pin trestle-pin trestle-pin-fill slash slash.fill circle circle.fill
    play play play-fill circle circle.fill slash slash.fill x1.4
    play.rectangle play-btn play-btn-fill x1.1
    playpause trestle-playpause trestle-playpause-fill
    plus trestle-plus - circle circle.fill square square.fill
    plus.bubble trestle-plus-bubble trestle-plus-bubble-fill
    plus.forwardslash.minus plus-slash-minus -
    plus.magnifyingglass zoom-in -
    plus.square.on.square trestle-plus-square-on-square -
    power power - circle circle.fill
    printer printer printer-fill
    puzzlepiece puzzle puzzle-fill
    qrcode qr-code -
    qrcode.viewfinder qr-code-scan -
    questionmark trestle-questionmark - circle circle.fill square square.fill
    quote.bubble chat-left-quote chat-left-quote-fill
    quote.opening quote - x1.2
    radio boombox boombox-fill
    rainbow rainbow -
    record.circle record-circle record-circle-fill
    rectangle trestle-rectangle trestle-rectangle-fill slash slash.fill x0.95
    rectangle.and.pencil.and.ellipsis trestle-rectangle-pencil -
    rectangle.grid.1x2 view-stacked -
    rectangle.on.rectangle trestle-rectangle-on-rectangle -
    rectangle.portrait trestle-rectangle-portrait trestle-rectangle-portrait-fill
    rectangle.portrait.and.arrow.right trestle-door-right -
    rectangle.split.3x1 layout-three-columns -
    rectangle.stack collection collection-fill
    repeat repeat - circle circle.fill
    repeat.1 repeat-1 -
    return arrow-return-left -
    rotate.right arrow-clockwise -
    ruler rulers -
    safari compass compass-fill
    safe safe -
    scissors scissors -
    scooter scooter -
    server.rack hdd-rack -
    shield shield shield-fill slash slash.fill
    shippingbox box-seam box-seam-fill
    shuffle shuffle - circle circle.fill
    sidebar.left layout-sidebar -
    sidebar.right layout-sidebar-reverse -
    simcard sim sim-fill
    slider.horizontal.3 trestle-sliders -
    snow snow -
    snowflake snow2 - circle circle.fill
    sparkle trestle-sparkle -
    sparkles stars -
    speaker trestle-speaker trestle-speaker-fill slash slash.fill circle circle.fill x1.15
    speaker.wave.1 trestle-speaker-1 trestle-speaker-1-fill rtl x1.15
    speaker.wave.2 trestle-speaker-2 trestle-speaker-2-fill rtl circle circle.fill x1.15
    speaker.wave.3 trestle-speaker-3 trestle-speaker-3-fill rtl x1.15
    speedometer speedometer2 -
    sportscourt trestle-court -
    square trestle-square trestle-square-fill slash slash.fill x0.909
    square.and.arrow.down trestle-share-down trestle-share-down-fill
    square.and.arrow.up trestle-share trestle-share-fill circle circle.fill
    square.and.pencil pencil-square - circle circle.fill
    square.dashed trestle-square-dashed -
    square.grid.2x2 grid grid-fill
    square.grid.3x3 grid-3x3-gap grid-3x3-gap-fill
    square.on.square trestle-square-on-square trestle-square-on-square-fill
    square.split.2x1 layout-split -
    square.stack trestle-square-stack trestle-square-stack-fill
    square.stack.3d.up layers layers-fill
    star star star-fill slash slash.fill circle circle.fill square square.fill
    star.leadinghalf.filled star-half - rtl
    sterlingsign currency-pound - circle circle.fill x1.15
    stethoscope trestle-stethoscope - circle circle.fill
    stop stop stop-fill circle circle.fill x1.35
    stopwatch stopwatch stopwatch-fill
    strikethrough type-strikethrough - x1.15
    suit.club suit-club suit-club-fill
    suit.diamond suit-diamond suit-diamond-fill
    suit.spade suit-spade suit-spade-fill
    suitcase trestle-suitcase trestle-suitcase-fill
    sun.max brightness-high brightness-high-fill circle circle.fill
    sun.min brightness-low brightness-low-fill x1.1
    sunglasses sunglasses -
    sunrise sunrise sunrise-fill
    sunset sunset sunset-fill
    tablecells table -
    tag tag tag-fill slash slash.fill circle circle.fill
    target bullseye -
    tent trestle-tent -
    terminal terminal terminal-fill
    text.aligncenter text-center - x1.2
    text.alignleft text-left - x1.2
    text.alignright text-right - x1.2
    text.append trestle-text-append - rtl
    text.badge.checkmark trestle-text-checkmark - rtl
    text.book.closed journal-bookmark journal-bookmark-fill
    text.bubble chat-left-text chat-left-text-fill
    text.cursor cursor-text -
    text.justify justify - x1.2
    text.quote blockquote-left - rtl x1.2
    textformat trestle-textformat - circle circle.fill
    textformat.size type -
    thermometer thermometer-half -
    ticket ticket-perforated ticket-perforated-fill
    timer trestle-timer - circle circle.fill square square.fill
    tornado tornado - circle circle.fill
    touchid fingerprint -
    tram train-front train-front-fill circle circle.fill
    translate translate -
    trash trash3 trash3-fill slash slash.fill circle circle.fill
    tray inbox inbox-fill circle circle.fill
    tray.2 inboxes inboxes-fill
    tray.and.arrow.down trestle-tray-down -
    tray.and.arrow.up trestle-tray-up -
    tree tree tree-fill circle circle.fill
    triangle triangle triangle-fill
    trophy trophy trophy-fill circle circle.fill
    tv tv tv-fill circle circle.fill
    umbrella umbrella umbrella-fill
    underline type-underline - x1.2
    video camera-video camera-video-fill slash slash.fill circle circle.fill badge.plus
    viewfinder trestle-viewfinder - circle circle.fill
    wallet.pass wallet wallet-fill
    wand.and.stars magic -
    waveform soundwave - circle circle.fill
    waveform.path.ecg activity -
    wifi wifi - slash circle circle.fill
    wind wind - circle circle.fill
    window.casement window -
    wineglass trestle-wineglass trestle-wineglass-fill
    wrench wrench -
    wrench.adjustable wrench-adjustable -
    wrench.and.screwdriver tools -
    xmark trestle-xmark - circle circle.fill square square.fill
    xmark.bin trestle-xmark-bin -
    xmark.octagon x-octagon x-octagon-fill
    xmark.shield shield-x shield-fill-x
    yensign currency-yen - circle circle.fill x1.15
    """
}
