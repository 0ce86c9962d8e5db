/// SF Symbols names and the characters of the symbol font that stand in for them, sorted by name: the first of five in a
/// row (thin, light, regular, bold, fill), and one such of each layer of a symbol in layers. Letters say what SF Symbols
/// has of the name: l layers, m colours of its own, v steps that show a value. Written by Scripts/fonts-symbols.py from
/// Scripts/fonts-symbols.txt and Scripts/fonts-drawings.txt; one text, so that nothing is built at start.
enum SymbolTable {
    static let text: StaticString = """
        accessibility e000 lv;air.conditioner.horizontal e005 l;airplane e00a;airplane.arrival e00f l
        airplane.departure e014 l;airplay.audio e019 lmv;airplay.video e019 l;airplayaudio e019;airplayvideo e019
        airpods e01e;airpodsmax e01e;airpodspro e01e;airtag e023;alarm e028 lm;align.horizontal.center e02d lm
        align.horizontal.left e032 l;align.horizontal.right e037 l;align.vertical.bottom e03c l
        align.vertical.center e041 lm;align.vertical.top e046 l;allergens e04b lm;alternatingcurrent e050
        american.football e055;ant e05a;antenna.radiowaves.left.and.right mast=e05f wave.1=e064 wave.2=e069 lmv
        app.dashed e06e;app.gift e073;apple.logo e078;apple.terminal e07d;applelogo e078;applepencil e082
        applescript e087;appletv e08c lm;appletvremote.gen4 e08c;applewatch e091 l;applewatch.watchface e091 l
        apps.ipad e096 l;apps.iphone e09b l;aqi.low e0a0 lmv;aqi.medium e0a5 lmv;arcade.stick e0aa l;archivebox e0af
        arkit e0b4;arrow.2.circlepath e0b9;arrow.2.squarepath e0be;arrow.backward e0c3;arrow.backward.circle e0c8 lmv
        arrow.backward.to.line e0cd;arrow.branch e0d2;arrow.clockwise e0d7;arrow.clockwise.heart e0dc
        arrow.counterclockwise e0e1;arrow.down e0e6;arrow.down.app e0eb lm;arrow.down.backward e0f0
        arrow.down.backward.and.arrow.up.forward e0f5;arrow.down.bin e0fa;arrow.down.circle e0ff lmv
        arrow.down.doc e104;arrow.down.document e104 lm;arrow.down.forward e109
        arrow.down.forward.and.arrow.up.backward e10e;arrow.down.left e0f0;arrow.down.left.and.arrow.up.right e113
        arrow.down.left.circle e118 lmv;arrow.down.right e109;arrow.down.right.and.arrow.up.left e10e
        arrow.down.right.circle e11d lmv;arrow.down.square e0eb lm;arrow.down.to.line e122
        arrow.down.to.line.compact e127;arrow.forward e12c;arrow.forward.circle e131 lmv;arrow.forward.to.line e136
        arrow.left e0c3;arrow.left.and.right e13b;arrow.left.and.right.righttriangle.left.righttriangle.right e140
        arrow.left.arrow.right e145 l;arrow.left.circle e0c8 lmv;arrow.left.square e14a lm;arrow.left.to.line e0cd
        arrow.rectanglepath e0be;arrow.right e12c;arrow.right.arrow.left e145;arrow.right.circle e131 lmv
        arrow.right.square e14f lm;arrow.right.to.line e136;arrow.triangle.2.circlepath e0b9
        arrow.triangle.2.circlepath.camera e154;arrow.triangle.branch e0d2;arrow.triangle.merge e159
        arrow.triangle.pull e15e;arrow.triangle.swap e145;arrow.triangle.turn.up.right.diamond e163
        arrow.trianglehead.2.clockwise.rotate.90 e0b9;arrow.trianglehead.branch e0d2;arrow.trianglehead.clockwise e0d7
        arrow.trianglehead.counterclockwise e0e1;arrow.trianglehead.merge e159;arrow.turn.down.left e168
        arrow.turn.down.right e16d;arrow.turn.right.down e172;arrow.turn.right.up e177;arrow.turn.up.left e17c
        arrow.turn.up.right e181;arrow.up e186;arrow.up.and.down e18b;arrow.up.and.down.and.arrow.left.and.right e190
        arrow.up.and.line.horizontal.and.arrow.down e195 l;arrow.up.arrow.down e19a l;arrow.up.backward e19f
        arrow.up.backward.and.arrow.down.forward e1a4;arrow.up.bin e1a9 lm;arrow.up.circle e1ae lmv;arrow.up.doc e1b3
        arrow.up.document e1b3 lm;arrow.up.forward e1b8;arrow.up.forward.and.arrow.down.backward e113
        arrow.up.forward.app e1bd lm;arrow.up.forward.square e1bd lm;arrow.up.left e19f
        arrow.up.left.and.arrow.down.right e1a4;arrow.up.left.and.down.right.and.arrow.up.right.and.down.left e1c2
        arrow.up.left.circle e1c7 lmv;arrow.up.right e1b8;arrow.up.right.and.arrow.down.left e0f5
        arrow.up.right.circle e1cc lmv;arrow.up.right.square e1bd lm;arrow.up.square e1d1 lm;arrow.up.to.line e1d6
        arrow.uturn.backward e1db;arrow.uturn.down e1e0;arrow.uturn.forward e1e5;arrow.uturn.left e1db
        arrow.uturn.right e1e5;arrow.uturn.up e1ea;arrowshape.backward e1ef;arrowshape.down e1f4
        arrowshape.forward e1f9;arrowshape.left e1ef;arrowshape.right e1f9;arrowshape.turn.up.backward e1fe
        arrowshape.turn.up.forward e203;arrowshape.turn.up.left e1fe;arrowshape.turn.up.right e203;arrowshape.up e208
        arrowtriangle.right e20d;arrowtriangle.right.circle e212 lmv;asterisk e217;at e21c m;atom e221 l;backpack e226
        backward e22b;backward.end e230;backward.frame e230;badge.plus.radiowaves.right e023 lmv;bag e235
        bag.badge.plus e23a lm;balloon e23f;balloon.2 e23f lm;bandage e244 l;banknote e249 l;barcode e24e
        barcode.viewfinder e24e l;barometer e253 l;baseball e258;basket e25d;basketball e262;bathtub e267
        battery.0 shell=e26c;battery.0percent shell=e26c m;battery.100 level=e271 shell=e276
        battery.100.bolt bolt=e27b level=e280 shell=e285;battery.100percent level=e271 shell=e276 lm
        battery.100percent.bolt bolt=e27b level=e280 shell=e285 lm;battery.25 level=e28a shell=e28f
        battery.25percent level=e28a shell=e28f lm;battery.50 level=e294 shell=e299
        battery.50percent level=e294 shell=e299 lm;battery.75 level=e29e shell=e2a3
        battery.75percent level=e29e shell=e2a3 lm;batteryblock e2a8;beach.umbrella e2ad;beats.headphones e01e l
        bed.double e2b2 lm;bell e2b7 m;bell.and.waveform e2bc;bell.and.waves.left.and.right e2bc lmv;bell.slash e2c1 l
        bicycle e2c6;binoculars e2cb;binoculars.circle e2d0 lv;bird e2d5;birthday.cake e2da;bitcoinsign e2df
        bold e2e4 m;bold.italic.underline e2e4 lm;bold.underline e2e4 lm;bolt e2e9 m;bolt.car e2ee lm
        bolt.heart e2f3 lmv;bolt.horizontal e2f8;bolt.slash e2fd l;bolt.trianglebadge.exclamationmark e2e9 lm;book e302
        book.closed e307;book.pages e30c l;bookmark e311 m;books.vertical e316;box.truck e31b;brain e320
        brain.head.profile e325 l;briefcase e32a m;bubble bubble=e32f;bubble.left bubble=e32f
        bubble.left.and.bubble.right e334 lm;bubble.left.and.exclamationmark.bubble.right e334 lm
        bubble.left.and.text.bubble.right e334 l;bubble.middle.bottom bubble=e339;bubble.middle.top e33e
        bubble.right bubble=e343;building e348;building.2 e34d lm;building.columns e352;bus e357;bus.doubledecker e357
        cabinet e35c;cable.connector e361 l;cablecar e366;calendar e36b m;calendar.badge.checkmark e370 l
        calendar.badge.clock e375 lm;calendar.badge.minus e37a lm;calendar.badge.plus e37f lm
        calendar.day.timeline.left e375 lm;camera e384;camera.aperture e389;camera.filters e38e lm;camera.macro e04b
        camera.metering.spot e393 l;camera.on.rectangle e384 lm;camera.rotate e154;camera.slash e398
        camera.viewfinder e39d l;candybarphone e3a2;capslock e3a7;captions.bubble e3ac lm;car e2ee m;car.2 e2ee lm
        car.side e3b1;carrot e3b6;cart e3bb;cart.badge.plus e3c0 lm;case e32a;cat e3c5
        cellularbars bar.1=e3ca bar.2=e3cf bar.3=e3d4 bar.4=e3d9 lmv;chair e3de;chair.lounge e3e3;character e3e8
        character.book.closed e3ed;character.bubble e3f2 lm;character.cursor.ibeam e3f7 l;character.textbox e3fc l
        chart.bar bar.1=e401 bar.2=e406 bar.3=e40b lmv;chart.bar.doc.horizontal e410;chart.bar.xaxis e415 lmv
        chart.dots.scatter e41a lmv;chart.line.downtrend.xyaxis e41f lm;chart.line.flattrend.xyaxis e424 lm
        chart.line.uptrend.xyaxis e429 lm;chart.pie e42e;chart.xyaxis.line e424 lm;checkerboard.rectangle e433
        checkerboard.shield e438;checklist e43d l;checklist.checked e43d l;checkmark e442 m;checkmark.circle e447 lmv
        checkmark.gobackward e0e1;checkmark.icloud e44c lm;checkmark.rectangle e451 lm;checkmark.rectangle.stack e456 l
        checkmark.seal e45b lm;checkmark.shield e460 lm;checkmark.square e465 lm;chevron.backward e46a
        chevron.backward.circle e46f lmv;chevron.compact.down e474;chevron.compact.left e46a;chevron.compact.right e479
        chevron.compact.up e47e;chevron.down e474;chevron.down.2 e483;chevron.down.circle e488 lmv;chevron.forward e479
        chevron.forward.circle e48d lmv;chevron.left e46a;chevron.left.2 e492;chevron.left.circle e46f lmv
        chevron.left.forwardslash.chevron.right e497;chevron.left.slash.chevron.right e497;chevron.right e479
        chevron.right.2 e49c;chevron.right.circle e48d lmv;chevron.up e47e;chevron.up.2 e4a1
        chevron.up.chevron.down e4a6;chevron.up.circle e4ab lmv;circle e4b0 v;circle.and.line.horizontal e4b5 l
        circle.bottomhalf.filled half=e4ba ring=e4bf;circle.circle e4c4 lmv;circle.dashed e4c9;circle.dotted e4c9
        circle.grid.2x2 e4ce;circle.grid.3x3 e0a5;circle.grid.cross e0a5;circle.hexagongrid e0a0 m
        circle.hexagonpath e4d3;circle.inset.filled dot=e4d8 ring=e4dd;circle.lefthalf.fill half=e4e2 ring=e4e7
        circle.lefthalf.filled half=e4e2 ring=e4e7;circle.righthalf.fill half=e4ec ring=e4f1
        circle.righthalf.filled half=e4ec ring=e4f1;circle.tophalf.filled half=e4f6 ring=e4fb;clear e500 lm
        clipboard e505;clock e50a lm;clock.arrow.2.circlepath e50f;clock.arrow.circlepath e50f;cloud e514 m
        cloud.bolt cloud=e519 bolt=e51e lm;cloud.bolt.rain cloud=e523 bolt=e528 rain=e52d lm
        cloud.drizzle cloud=e532 rain=e537 lm;cloud.fog cloud=e53c fog=e541 lm;cloud.hail cloud=e546 hail=e54b lm
        cloud.heavyrain cloud=e550 rain=e555 lm;cloud.moon cloud=e55a moon=e55f lm
        cloud.moon.bolt cloud=e564 moon=e569 bolt=e56e lm;cloud.moon.rain cloud=e573 moon=e578 rain=e57d lm
        cloud.rain cloud=e582 rain=e587 lm;cloud.sleet cloud=e58c snow=e591 rain=e596 lm
        cloud.snow cloud=e59b snow=e5a0 lm;cloud.sun cloud=e5a5 sun=e5aa lm
        cloud.sun.bolt cloud=e5af sun=e5b4 bolt=e5b9 lm;cloud.sun.rain cloud=e5be sun=e5c3 rain=e5c8 lm;command e5cd
        compass.drawing e5d2;computermouse e5d7;control e5dc;cpu e5e1;creditcard e5e6;creditcard.and.123 e5e6
        cricket.ball e5eb;crop e5f0;crop.rotate e5f0 l;cross e5f5;cross.case e5fa lm;cross.circle e5ff lmv
        cross.vial e604 lm;crown e609;cube e60e;cube.transparent e613;cup.and.heat.waves e618 l;cup.and.saucer e618
        curlybraces e61d;cursorarrow e622;cursorarrow.and.square.on.square.dashed e622;cursorarrow.click e627
        cursorarrow.click.2 e627;cursorarrow.rays e627;cylinder e62c;cylinder.split.1x2 e631;decrease.indent e636 lm
        delete.backward e500 lm;delete.forward e63b lm;delete.left e500 lm;delete.right e63b lm;deskclock e028 l
        desktopcomputer e640 l;dial.high e645 l;dial.low e645 l;dial.max e645;dial.medium e645 l;dial.min e645
        diamond e64a;dice e64f lm;die.face.1 e654 lm;die.face.2 e659 lm;die.face.3 e65e lm;die.face.4 e663 lm
        die.face.5 e64f lm;die.face.6 e668 lm;directcurrent e66d;dishwasher e672 l;display e677 l;display.2 e67c lm
        divide e681;doc e686;doc.badge.plus e68b;doc.on.clipboard e690;doc.on.doc e695;doc.plaintext e69a
        doc.richtext e69f;doc.text e69a;doc.text.magnifyingglass e6a4;doc.viewfinder e6a9;doc.zipper e0af;document e686
        document.on.document e695 lm;dog e6ae;dollarsign e6b3;dollarsign.arrow.circlepath e6b8
        dollarsign.circle e6bd lmv;dollarsign.square e6bd lm;door.garage.closed e6c2 l;door.left.hand.closed e6c7 l
        door.left.hand.open e6cc l;dot.circle dot=e6d1 ring=e6d6;dot.circle.and.hand.point.up.left.fill e627 l
        dot.radiowaves.forward dot=e6db wave.1=e6e0 wave.2=e6e5 lmv
        dot.radiowaves.left.and.right dot=e6ea wave.1=e6ef wave.2=e6f4 lmv
        dot.radiowaves.right dot=e6db wave.1=e6e0 wave.2=e6e5 lmv;dot.radiowaves.up.forward e6f9 lmv;drop e6fe
        drop.halffull half=e703 ring=e708;drop.triangle e6fe lm;dryer e672 l;duffle.bag e70d;dumbbell e712;ear e717 m
        ear.trianglebadge.exclamationmark e717 lm;earbuds e01e l;eject e71c
        ellipsis dot.1=e721 dot.2=e726 dot.3=e72b lmv
        ellipsis.bubble mark.1=e730 mark.2=e735 mark.3=e73a bubble=e73f lmv;ellipsis.circle e744 lmv
        ellipsis.curlybraces e61d lmv;ellipsis.message e749 lmv;ellipsis.vertical e74e;engine.combustion e753
        envelope e758;envelope.open e75d;equal e66d;eraser e762;eraser.line.dashed e762 l;escape e767 l;eurosign e76c
        ev.charger e771;exclamationmark e776 m;exclamationmark.circle e77b lmv;exclamationmark.icloud e780 lm
        exclamationmark.octagon e785 lm;exclamationmark.shield e78a lm;exclamationmark.triangle e78f lm
        exclamationmark.warninglight e794 l;externaldrive e799;externaldrive.connected.to.line.below e79e;eye e7a3
        eye.slash e7a8 l;eyedropper e7ad;eyedropper.halffull e7ad;eyeglasses e7b2;eyes e7b7;face.dashed e7bc l
        face.smiling e7c1 l;face.smiling.inverse e7c1 lm;faceid e7c6 lm;facemask e7cb lm;fan e7d0;fan.desk e7d0 lm
        fanblades e7d0;faxmachine e7d5;ferry e7da;fibrechannel e7df;figure e7e4;figure.2 e7e9
        figure.2.and.child.holdinghands e7ee;figure.american.football e7f3;figure.and.child.holdinghands e7e9 l
        figure.archery e7f8;figure.arms.open e7fd;figure.baseball e258;figure.basketball e262;figure.bowling e802
        figure.boxing e807;figure.child e80c;figure.dance e811;figure.disc.sports e816;figure.golf e81b
        figure.handball e816;figure.hiking e820;figure.hockey e825;figure.indoor.cycle e82a;figure.mind.and.body e811
        figure.open.water.swim e82f;figure.outdoor.cycle e82a;figure.pool.swim e82f;figure.roll e834;figure.run e839
        figure.sailing e83e;figure.skiing.downhill e843;figure.snowboarding e848;figure.soccer e84d;figure.stairs e852
        figure.stand e7e4;figure.strengthtraining.functional e712;figure.strengthtraining.traditional e712
        figure.taichi e811;figure.tennis e857;figure.volleyball e85c;figure.walk e861;figure.walk.motion e861 l
        figure.water.fitness e82f;figure.wave e7fd;figure.yoga e811;film e866;film.stack e86b;fireplace e870
        firewall e875 lm;fireworks burst=e87a l;fish e87f;flag e884 m;flag.2.crossed e889 l;flag.checkered e88e
        flame e893;flashlight.off e898;flashlight.on e898;flask e89d;flip.horizontal e140;flowchart e8a2;folder e8a7 m
        football e055;fork.knife e8ac m;forward e8b1;forward.end e8b6;forward.frame e8b6;fossil.shell e8bb
        frying.pan e8c0;fuelpump e8c5;function e8ca;gamecontroller e8cf l;gauge e645;gauge.high e645;gauge.low e645
        gauge.medium e645;gauge.open e645 v;gauge.with.dots.needle.0percent e645 l
        gauge.with.dots.needle.100percent e645 l;gauge.with.dots.needle.33percent e645 l
        gauge.with.dots.needle.50percent e645 l;gauge.with.dots.needle.67percent e645 l
        gauge.with.dots.needle.bottom.50percent e253 l;gauge.with.needle e645 l;gear e8d4 m;gearshape e8d9
        gearshape.2 front=e8de rear=e8e3;gearshape.arrow.triangle.2.circlepath e8d9;gift e073 m;giftcard e073
        globe e8e8;globe.americas e8ed;globe.asia.australia e8f2;globe.desk e8f7;globe.europe.africa e8f2
        gobackward e0e1;goforward e0d7;graduationcap e8fc;greaterthan e479;greetingcard e901;guitars e906 l
        gym.bag e70d;hammer e90b;hand.draw e910 l;hand.pinch e915 l;hand.point.down e91a;hand.point.left e91f
        hand.point.right e924;hand.point.up e910;hand.point.up.left e910;hand.raised e929 m
        hand.raised.fingers.spread e92e;hand.rays e92e l;hand.tap e933 l;hand.thumbsdown e938;hand.thumbsup e93d
        hand.wave e942;handbag e947;hands.and.sparkles e94c l;hands.clap e951 l;hands.sparkles e951;hanger e956
        hare e95b;headphones e01e;headset e960;heart e0dc mv;heart.text.clipboard e690 l;heart.text.square e2f3 lm
        helm e965;hexagon e4d3;hifireceiver e96a;hifispeaker e96a l;highlighter e96f l;hockey.puck e825;homepod e96a l
        homepod.mini e96a l;homepodmini e96a;horn e974;hourglass e979 lm;hourglass.bottomhalf.filled e97e lm
        hourglass.tophalf.filled e983 lm;house e988 m;house.and.flag e98d;house.lodge e98d;humidity e992 lmv
        hurricane e997 m;icloud e514 m;icloud.and.arrow.down e99c l;icloud.and.arrow.up e9a1 l;icloud.slash e9a6 l
        increase.indent e9ab lm;indianrupeesign e9b0;infinity e9b5;info 0069 m;info.circle e9ba lmv
        inset.filled.circle dot=e4d8 ring=e4dd lv;inset.filled.rectangle half=e9bf ring=e9c4 l;internaldrive e799
        ipad e096 l;ipad.landscape e9c9 l;iphone e9ce l;iphone.and.arrow.forward e9ce;iphone.gen3 e9ce l
        iphone.landscape e9d3 l;iphone.radiowaves.left.and.right e9d8 lmv;italic e9dd m;jacket e9e2;key e9e7
        key.horizontal e9ec;keyboard e9f1;l.joystick e0aa lm;ladybug e9f6 lm;lamp.ceiling e9fb;lamp.desk ea00
        lamp.floor ea00;lamp.table ea00;laptopcomputer ea05 l;laptopcomputer.and.iphone e67c
        largecircle.fill.circle dot=e4d8 ring=e4dd;laser.burst ea0a;lasso ea0f;lasso.sparkles ea0f;latch.2.case ea14
        laurel.leading ea19;laurel.trailing ea1e;leaf ea19 m;leaf.arrow.triangle.circlepath ea23;lessthan e46a
        level e645 lm;lifepreserver ea28;light.beacon.max e794 lm;light.beacon.min e794 lm;lightbulb ea2d lm
        lightbulb.led ea2d lm;lightbulb.max ea32 l;lightrail ea37;line.3.crossed.swirl.circle ea3c
        line.3.horizontal ea41;line.3.horizontal.button.angledtop.vertical.right ea41 l;line.3.horizontal.decrease ea46
        line.diagonal ea4b;line.horizontal.3 ea41;line.horizontal.3.decrease ea46;link ea50 m;list.and.film ea55 l
        list.bullet ea5a lm;list.bullet.clipboard e690 lm;list.bullet.indent ea5f lm;list.bullet.indent.circle ea64
        list.clipboard e690 lm;list.dash ea64 lm;list.number ea69 lm;list.star ea6e lm;list.triangle ea5a lm
        livephoto dot=ea73 ring=ea78 dots=ea7d lmv;livephoto.play e212;location ea82 m;location.north ea82 m
        lock ea87 m;lock.doc ea8c;lock.open ea91;lock.rotation ea96 l;lock.shield e460 lm;macbook ea05 l
        macbook.and.iphone e67c lm;macmini e799;macpro.gen3 ea9b;macstudio e799;macwindow eaa0 lm
        macwindow.on.rectangle eaa5 lm;magazine eaaa;magicmouse e5d7;magnifyingglass e2d0;mail e758;mail.stack e758
        map eaaf;mappin eab4 lm;mappin.and.ellipse eab9 lm;medal eabe;medal.star eac3;medical.thermometer eac8
        megaphone e974;memories e50f;memorychip eacd;menucard e30c;message ead2 m;message.badge ead7 lm;metronome eadc
        mic eae1;mic.slash eae6;microbe eaeb;microphone eae1 m;microwave eaf0;minus eaf5 m;minus.circle eafa lmv
        minus.magnifyingglass eaff l;minus.plus.batteryblock e2a8 lm;moon eb04 m;moon.stars moon=eb09 star=eb0e lm
        moon.zzz eb04 l;moped eb13;mosaic eb18;motorcycle eb1d;mountain.2 eb22 lm;move.3d e190;mug eb27;mug.circle e618
        multiply eb2c;multiply.circle eb31 lmv;music.mic eb36;music.microphone eb36;music.note eb3b
        music.note.list eb40 l;music.quarternote.3 eb45;network node.1=eb4a node.2=eb4f node.3=eb54 link=eb59 m
        network.badge.shield.half.filled eb5e l;newspaper eb63;note eb68;note.text eb68;notequal eb6d;number eb72
        octagon eb77;opticaldisc eb7c;opticaldiscdrive eb7c;opticid e7a3 lv;option eb81;oval e4b0;oven eaf0
        paintbrush eb86;paintbrush.pointed eb8b;paintpalette eb90 lm;paperclip eb95 m;paperplane eb9a;paragraph eb9f
        paragraphsign eb9f;parentheses eba4;parkingsign eba9;party.popper ebae lm;pause ebb3;pause.circle ebb8 lmv
        pawprint ebbd;pc ea9b lm;pencil e082;pencil.and.list.clipboard e690 l;pencil.and.outline ebc2 l
        pencil.and.ruler ebc7;pencil.and.scribble ebc2 l;pencil.circle ebcc lmv;pencil.line ebd1 l;pencil.slash ebd6 l
        pencil.tip ebdb;pentagon ebe0;percent ebe5;person ebea;person.2 front=ebef rear=ebf4 l
        person.3 front=ebf9 rear=ebfe l;person.3.sequence left=ec03 middle=ec08 right=ec0d lmv
        person.and.background.dotted e39d l;person.badge.minus ec12 lm;person.badge.plus ec17 lm;person.bust ebea
        person.circle ec1c lmv;person.crop.artframe ec21 l;person.crop.circle ec1c lm
        person.crop.circle.badge.checkmark ec26 lm;person.crop.circle.badge.minus ec2b lm
        person.crop.circle.badge.plus ec30 lm;person.crop.circle.badge.questionmark ec1c lm
        person.crop.circle.dashed ec35;person.crop.rectangle ec21 l;person.crop.rectangle.stack ec21 l
        person.crop.square ec3a lm;person.crop.square.filled.and.at.rectangle ec3f lm;person.fill.badge.plus ec17 lm
        person.fill.checkmark ec44 l;person.line.dotted.person e7e9 l;person.text.rectangle ec3f lm
        person.wave.2 ec49 lmv;personalhotspot ea50;perspective ec4e lm;phone e3a2 m;phone.arrow.down.left ec53 l
        phone.arrow.up.right ec58 l;phone.badge.plus ec5d lm;phone.connection ec62 l;phone.down ec67 m
        phone.fill.arrow.down.left ec53;phone.fill.arrow.up.right ec58;photo ec6c;photo.artframe ec6c l
        photo.on.rectangle ec71 lm;photo.on.rectangle.angled ec76 lm;photo.stack ec76;pianokeys ec7b;pill ec80 m
        pills ec80 lm;pin ec85 m;pin.slash ec8a l;pip ec8f lm;pip.enter ec8f lm;pip.exit ec8f lm
        platter.filled.bottom.iphone e9ce l;play e20d;play.circle e212 lmv;play.rectangle ec94 lm;play.tv ec94 lm
        playpause ec99;plus ec9e m;plus.circle e5ff lmv;plus.forwardslash.minus eca3;plus.magnifyingglass eca8 l
        plus.rectangle.on.rectangle e695 lm;plus.slash.minus eca3;plus.square.on.square e695 lm;plus.viewfinder e6a9 l
        plusminus eca3;point.3.connected.trianglepath.dotted ecad l
        point.3.filled.connected.trianglepath.dotted ecad lm;point.topleft.down.curvedto.point.bottomright.up ecb2
        pointer.arrow e622;popcorn ecb7;power ecbc;powercord ecc1;poweroff ecbc;poweron ecbc;powerplug ecc1
        printer e7d5;progress.indicator ecc6 v;puzzlepiece eccb;puzzlepiece.extension eccb;pyramid ecd0;qrcode ecd5
        qrcode.viewfinder ecd5 l;questionmark ecda m;questionmark.circle ecdf lmv;quote.bubble mark=ece4 bubble=ece9 lm
        quote.bubble.right mark=ecee bubble=ecf3;quote.closing ecf8;quote.opening ecf8;radio ecfd;rainbow ed02 v
        rays ecc6 lmv;receipt ed07;record.circle dot=ed0c ring=ed11 lmv;recordingtape ed16;rectangle.3.group ed1b
        rectangle.3.offgrid ed20;rectangle.and.arrow.up.right.and.arrow.down.left e1c2 l
        rectangle.and.pencil.and.ellipsis e3fc lmv;rectangle.and.photo ec6c;rectangle.and.text.magnifyingglass ed25 lm
        rectangle.badge.plus ed2a lm;rectangle.bottomhalf.filled half=ed2f ring=ed34
        rectangle.bottomhalf.inset.filled half=ed39 ring=ed3e;rectangle.compress.vertical ed43 l
        rectangle.connected.to.line.below e8a2;rectangle.dashed ed48;rectangle.expand.vertical ed4d l
        rectangle.grid.1x2 ed52;rectangle.grid.2x2 ed20;rectangle.grid.3x2 ed57
        rectangle.inset.filled half=e9bf ring=e9c4;rectangle.inset.filled.and.person.filled ed5c
        rectangle.leadinghalf.filled half=ed61 ring=ed66;rectangle.leadinghalf.inset.filled half=ed6b ring=ed70
        rectangle.lefthalf.filled half=ed61 ring=ed66;rectangle.lefthalf.inset.filled half=ed6b ring=ed70
        rectangle.on.rectangle ed75 lm;rectangle.on.rectangle.angled ed75 lm;rectangle.portrait ed7a
        rectangle.portrait.and.arrow.forward ed7f l;rectangle.portrait.and.arrow.left ed84
        rectangle.portrait.and.arrow.right ed7f l;rectangle.righthalf.filled half=ed89 ring=ed8e
        rectangle.righthalf.inset.arrow.right ed7f;rectangle.righthalf.inset.filled half=ed93 ring=ed98
        rectangle.split.1x2 ed9d;rectangle.split.2x1 eda2;rectangle.split.2x2 eb18;rectangle.split.3x1 eda7
        rectangle.split.3x3 ed57;rectangle.stack edac;rectangle.stack.badge.minus edb1 lm
        rectangle.stack.badge.plus ed2a lm;repeat e0be;repeat.1 edb6 l;restart e0d7;return e168;return.left e767
        rhombus e64a;road.lanes edbb;road.lanes.curved.left edbb;rosette edc0;rotate.3d e0b9;rotate.left e0e1 l
        rotate.right e0d7 l;rublesign edc5;ruler edca;safari edcf lm;sailboat e83e;scale.3d edd4;scalemass e712
        scanner e7d5;scissors edd9;scooter edde;scope e393;screwdriver ede3;scribble ede8;scribble.variable eded
        scroll edf2;sdcard edf7;seal edfc;selection.pin.in.out e06e;sensor ee01 lmv
        sensor.tag.radiowaves.forward e023 lmv;server.rack ee06;shareplay ee0b lmv;shield ee10;shield.checkered e438
        shield.lefthalf.filled half=ee15 ring=ee1a;shield.slash ee1f l;shift e208;shippingbox ee24;shoe ee29
        shoe.2 ee29;shower ee2e lmv;shuffle ee33;sidebar.leading ee38;sidebar.left ee38;sidebar.right ee3d
        sidebar.squares.leading ee42;sidebar.squares.left ee42;sidebar.trailing ee3d;signature ee47 lm
        signpost.left ee4c;signpost.right ee51;signpost.right.and.left ee51;simcard edf7 lm;skew ee56;sleep eb04
        slider.horizontal.2.square ee5b l;slider.horizontal.3 ee5b;slider.horizontal.below.rectangle ee60 l
        slider.vertical.3 ee65;slowmo ecc6 lmv;smallcircle.filled.circle dot=ee6a ring=ee6f lmv;smartphone e9ce l
        smoke ee74 m;snowflake ee79 m;soccerball e84d;sofa ee7e;sparkle ee83 m;sparkles ea0a m
        sparkles.rectangle.stack e456 lm;speaker speaker=ee88;speaker.minus ee8d l;speaker.plus ee92 l
        speaker.wave.1 speaker=ee97 wave.1=ee9c lmv;speaker.wave.2 speaker=eea1 wave.1=eea6 wave.2=eeab lmv
        speaker.wave.3 speaker=eeb0 wave.1=eeb5 wave.2=eeba wave.3=eebf lmv;speaker.zzz eec4 l;speedometer e253
        sportscourt eec9;sprinkler ee2e;square eece;square.3.layers.3d e456 lmv;square.and.arrow.down e127 l
        square.and.arrow.down.on.square e0fa l;square.and.arrow.up eed3 l;square.and.arrow.up.on.square e1a9 l
        square.and.line.vertical.and.square eda7;square.and.pencil eed8 l;square.bottomhalf.filled half=eedd ring=eee2
        square.dashed e06e;square.dashed.inset.filled eee7;square.grid.2x2 ed20;square.grid.3x3 ed57
        square.grid.4x3.fill ed57;square.lefthalf.filled half=eeec ring=eef1;square.on.square ed75 lm
        square.righthalf.filled half=eef6 ring=eefb;square.split.1x2 ed9d;square.split.2x1 eda2;square.split.2x2 eb18
        square.split.bottomrightquarter ed1b;square.stack ef00;square.stack.3d.down.right e456 lmv
        square.stack.3d.up e456 lmv;square.tophalf.filled half=ef05 ring=ef0a;squares.below.rectangle ef0f l
        squares.leading.rectangle ef14 l;squareshape eece;squareshape.split.2x2 eb18;stairs e852;star ef19 m
        star.leadinghalf.filled half=ef1e ring=ef23;staroflife e217;steeringwheel e965;sterlingsign ef28
        stethoscope ef2d lm;stop ef32;stop.circle ef37 lmv;stopwatch ef3c lm;storefront ef41;stove eaf0
        strikethrough ef46 lm;stroller ef4b;studentdesk ed5c;suit.club ef50 m;suit.diamond e64a m;suit.heart e0dc m
        suit.spade ef55 m;suitcase ef5a;suitcase.rolling ef5f;sum ef64;sun.dust ef69 lm;sun.haze ef6e lm
        sun.horizon sun=ef73 rays=ef78 horizon=ef7d lm;sun.max sun=ef82 rays=ef87 m;sun.min sun=ef8c rays=ef91
        sun.rain rain=ef96 sun=ef9b l;sun.snow snow=efa0 sun=efa5 l;sunglasses efaa l
        sunrise sun=efaf arrow=efb4 rays=efb9 horizon=efbe lm;sunset sun=efc3 arrow=efc8 rays=efcd horizon=efd2 lm
        suv.side efd7;swatchpalette efdc l;swift e2d5;switch.2 efe1 l;switch.programmable efe1 lm;syringe efe6
        table efeb;table.furniture eff0;tablecells efeb;tag eff5;takeoutbag.and.cup.and.straw effa l
        target dot=efff ring.1=f004 ring.2=f009 lmv;teddybear f00e;teletype ec62 m;tennis.racket e857;tennisball f013
        tent f018;tent.2 f018 lm;terminal e07d;testtube.2 e604 lm;text.aligncenter f01d;text.alignleft f022
        text.alignright f027;text.append f02c l;text.book.closed e3ed;text.bubble mark=f031 bubble=f036 lm
        text.cursor e3f7;text.document e69a;text.insert f02c l;text.justify f03b;text.justify.leading f022
        text.justify.left f022;text.magnifyingglass ed25 l;text.page e69a l;text.quote ecf8 l;text.viewfinder e6a9 l
        textformat f040;textformat.123 f045;textformat.abc e3e8;textformat.alt e3e8;textformat.size f040
        textformat.subscript f04a l;textformat.superscript f04f l;theatermask.and.paintbrush eb90 l
        theatermasks f054 lm;thermometer eac8;thermometer.high f059 lmv;thermometer.low f05e lmv
        thermometer.medium eac8 lmv;thermometer.snowflake f05e lmv;thermometer.sun f059 lmv;ticket f063
        timelapse f068 lmv;timer ef3c lm;tire f06d;togglepower ecbc l;toilet f072;tornado f077 m
        tortoise shell=f07c limbs=f081 l;touchid f086 lmv;train.side.front.car f08b;tram f090;tram.fill.tunnel f090
        translate e3f2 l;trapezoid.and.line.vertical ee56 l;trash f095 m;tray f09a;tray.2 e456
        tray.and.arrow.down e0fa l;tray.and.arrow.up e1a9 l;tray.full f09a;tree f09f;triangle ecd0;trophy f0a4
        tropicalstorm e997 m;truck.box e31b;truck.pickup.side e31b;tshirt f0a9;tuningfork eb3b;tv e08c l
        tv.and.mediabox f0ae l;uiwindow.split.2x1 eda7;umbrella f0b3;underline f0b8 lm;video f0bd m
        video.bubble f0c2 lm;video.slash f0c7 lm;view.3d f0cc;viewfinder e6a9;volleyball e85c;wake f0d1
        wallet.bifold f0d6;wallet.pass f0d6;wand.and.rays f0db lmv;wand.and.stars f0db;washer e672 l
        watchface.applewatch.case e091 l;water.waves f0e0 lmv;wave.3.backward wave.1=f0e5 wave.2=f0ea wave.3=f0ef lmv
        wave.3.forward wave.1=f0f4 wave.2=f0f9 wave.3=f0fe lv;wave.3.left wave.1=f0e5 wave.2=f0ea wave.3=f0ef lmv
        wave.3.right wave.1=f0f4 wave.2=f0f9 wave.3=f0fe lmv
        waveform bar.1=f103 bar.2=f108 bar.3=f10d bar.4=f112 bar.5=f117 bar.6=f11c lmv;waveform.path f121
        waveform.path.ecg f121;web.camera f126 lm;wifi wave.1=f12b wave.2=f130 wave.3=f135 lmv
        wifi.exclamationmark f13a l;wifi.router f13f lmv;wind e005 m;wind.snow ee79 lm;wineglass f144;wonsign f149
        wrench f14e;wrench.adjustable f14e;wrench.and.screwdriver driver=f153 wrench=f158 lm;x.squareroot f15d l
        xmark eb2c m;xmark.bin f095 lm;xmark.circle eb31 lmv;xmark.icloud f162 lm;xmark.shield ee1f lm
        xmark.square f167 lm;xserve ee06;yensign f16c

        """
}
