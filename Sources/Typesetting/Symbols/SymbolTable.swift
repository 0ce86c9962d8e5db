/// SF Symbols names and the characters of the symbol font that stand in for them, sorted by name: the first of five in a
/// row (thin, light, regular, bold, fill), and one such of each layer of a symbol in layers. Letters say what SF Symbols
/// has of the name: l layers, m colours of its own, v steps that show a value; s is solid inside another shape. Written
/// by Scripts/fonts-symbols.py from fonts-symbols.txt and fonts-drawings.txt; one text, so that nothing is built at start.
enum SymbolTable {
    static let text: StaticString = """
        abc 0061 0062 0063;accessibility e000 lv;air.conditioner.horizontal e005 l;airplane e00a s
        airplane.arrival e00f l;airplane.departure e014 l;airplay.audio e019 lmv;airplay.video e019 l;airplayaudio e019
        airplayvideo e019;airpods e01e;airpods.gen3 e01e l;airpods.max e01e l;airpodsmax e01e;airpodspro e01e
        airtag e023;alarm e028 lm;align.horizontal.center e02d lm;align.horizontal.left e032 l
        align.horizontal.right e037 l;align.vertical.bottom e03c l;align.vertical.center e041 lm
        align.vertical.top e046 l;allergens e04b lm;alternatingcurrent e050;american.football e055;angle e05a
        ant e05f s;antenna.radiowaves.left.and.right mast=e064 wave.1=e069 wave.2=e06e lmv;app.dashed e073
        app.gift e078;apple.intelligence e07d l;apple.logo e082;apple.terminal e087;applelogo e082;applepencil e08c
        applescript e091;appletv screen=e096 foot=e09b lm;appletvremote.gen4 e0a0;applewatch e0a5 l
        applewatch.watchface e0a5 l;apps.ipad e0aa l;apps.iphone e0af l;aqi.high dots.1=e0b4 dots.2=e0b9 lmv
        aqi.low dots.1=e0be dots.2=e0c3 lmv;aqi.medium dots.1=e0c8 dots.2=e0cd lmv;arcade.stick e0d2 l
        arcade.stick.and.arrow.left.and.arrow.right.outward e0d2;arcade.stick.and.arrow.up.and.arrow.down e0d2
        archivebox e0d7;arkit e0dc;arrow.2.circlepath e0e1;arrow.2.squarepath e0e6;arrow.3.trianglepath e0eb
        arrow.backward e0f0;arrow.backward.circle e0f5 lmv;arrow.backward.to.line e0fa;arrow.branch e0ff
        arrow.circlepath e104;arrow.clockwise e104;arrow.clockwise.heart e109;arrow.counterclockwise e10e
        arrow.down e113;arrow.down.backward e118;arrow.down.backward.and.arrow.up.forward e11d;arrow.down.bin e122
        arrow.down.circle e127 lmv;arrow.down.doc e12c;arrow.down.document e12c lm;arrow.down.forward e131
        arrow.down.forward.and.arrow.up.backward e136;arrow.down.left e118;arrow.down.left.and.arrow.up.right e13b
        arrow.down.left.circle e140 lmv;arrow.down.right e131;arrow.down.right.and.arrow.up.left e136
        arrow.down.right.circle e145 lmv;arrow.down.square e14a lm;arrow.down.to.line e14f;arrow.down.to.line.alt e14f
        arrow.down.to.line.compact e154;arrow.forward e159;arrow.forward.circle e15e lmv;arrow.forward.to.line e163
        arrow.left e0f0;arrow.left.and.right e168;arrow.left.and.right.righttriangle.left.righttriangle.right e16d
        arrow.left.arrow.right e172 l;arrow.left.circle e0f5 lmv;arrow.left.square e177 lm;arrow.left.to.line e0fa
        arrow.left.to.line.alt e0fa;arrow.rectanglepath e0e6;arrow.right e159;arrow.right.arrow.left e172
        arrow.right.circle e15e lmv;arrow.right.square e17c lm;arrow.right.to.line e163;arrow.right.to.line.alt e163
        arrow.triangle.2.circlepath e0e1;arrow.triangle.2.circlepath.camera e181;arrow.triangle.branch e0ff
        arrow.triangle.merge e186;arrow.triangle.pull e18b;arrow.triangle.swap e172
        arrow.triangle.turn.up.right.diamond e190;arrow.trianglehead.2.clockwise.rotate.90 e0e1
        arrow.trianglehead.2.counterclockwise.rotate.90 e195;arrow.trianglehead.branch e0ff
        arrow.trianglehead.clockwise e104;arrow.trianglehead.counterclockwise e10e;arrow.trianglehead.merge e186
        arrow.turn.down.left e19a;arrow.turn.down.right e19f;arrow.turn.right.down e1a4;arrow.turn.right.up e1a9
        arrow.turn.up.left e1ae;arrow.turn.up.right e1b3;arrow.up e1b8;arrow.up.and.down e1bd
        arrow.up.and.down.and.arrow.left.and.right e1c2;arrow.up.and.line.horizontal.and.arrow.down e1c7 l
        arrow.up.arrow.down e1cc l;arrow.up.backward e1d1;arrow.up.backward.and.arrow.down.forward e1d6
        arrow.up.bin e1db lm;arrow.up.circle e1e0 lmv;arrow.up.doc e1e5;arrow.up.document e1e5 lm;arrow.up.forward e1ea
        arrow.up.forward.and.arrow.down.backward e13b;arrow.up.left e1d1;arrow.up.left.and.arrow.down.right e1d6
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left e1ef;arrow.up.left.circle e1f4 lmv
        arrow.up.right e1ea;arrow.up.right.and.arrow.down.left e11d;arrow.up.right.circle e1f9 lmv
        arrow.up.square e1fe lm;arrow.up.to.line e203;arrow.up.to.line.alt e203;arrow.up.to.line.compact e208
        arrow.uturn.backward e20d;arrow.uturn.down e212;arrow.uturn.forward e217;arrow.uturn.left e20d
        arrow.uturn.right e217;arrow.uturn.up e21c;arrowshape.backward e221;arrowshape.down e226 s
        arrowshape.forward e22b;arrowshape.left e221 s;arrowshape.right e22b s;arrowshape.turn.up.backward e230
        arrowshape.turn.up.forward e235;arrowshape.turn.up.left e230;arrowshape.turn.up.right e235;arrowshape.up e23a s
        arrowtriangle.backward triangle=e23f s;arrowtriangle.down triangle=e244 s;arrowtriangle.forward triangle=e249 s
        arrowtriangle.left triangle=e23f s;arrowtriangle.right triangle=e249 s;arrowtriangle.up triangle=e24e s
        aspectratio mark=e253 frame=e258;asterisk e25d;at e262 m;atom e267 l;backpack e26c;backward e271 s
        backward.end e276 s;backward.frame e276;badge.plus.radiowaves.right e023 lmv;bag e27b s;balloon e280
        balloon.2 e280 lm;bandage e285 l;banknote e28a l;barcode e28f;barometer needle=e294 dots=e299 ring=e29e l
        baseball e2a3;basket e2a8 s;basketball e2ad;bathtub e2b2;battery.0 shell=e2b7;battery.0percent shell=e2b7 m
        battery.100 level=e2bc shell=e2c1;battery.100.bolt bolt=e2c6 level=e2cb shell=e2d0
        battery.100percent level=e2bc shell=e2c1 lm;battery.100percent.bolt bolt=e2c6 level=e2cb shell=e2d0 lm
        battery.25 level=e2d5 shell=e2da;battery.25percent level=e2d5 shell=e2da lm;battery.50 level=e2df shell=e2e4
        battery.50percent level=e2df shell=e2e4 lm;battery.75 level=e2e9 shell=e2ee
        battery.75percent level=e2e9 shell=e2ee lm;batteryblock e2f3;beach.umbrella e2f8;beats.headphones e01e l
        bed.double e2fd lm;bell e302 ms;bell.and.waveform e307;bell.and.waves.left.and.right e307 lmv;bell.slash e30c l
        beziercurve e311;bicycle e316 s;binoculars e31b;binoculars.circle e320 lv;bird e325 s;birthday.cake e32a
        bitcoinsign e32f;bold e334 m;bold.italic.underline e334 lm;bold.underline e334 lm;bolt e339 ms;bolt.car e33e lm
        bolt.heart e343 lmv;bolt.horizontal e348;bolt.slash e34d l;bolt.trianglebadge.exclamationmark e339 lm
        bonjour e352;book e357 s;book.closed e35c;book.pages e361 l;bookmark e366 ms;books.vertical e36b s
        box.truck e370;brain e375;brain.head.profile e37a l;briefcase e37f m;bubble bubble=e384;bubble.left bubble=e384
        bubble.left.and.bubble.right e389 lm;bubble.left.and.exclamationmark.bubble.right e389 lm
        bubble.left.and.text.bubble.right e389 l;bubble.middle.bottom bubble=e38e;bubble.middle.top e393
        bubble.right bubble=e398;bubbles.and.sparkles sparkles=e39d bubbles=e3a2 l;building e3a7;building.2 e3ac lm
        building.columns e3b1;burst burst=e3b6;bus e3bb s;bus.doubledecker e3bb;cabinet e3c0;cable.connector e3c5 l
        cablecar e3ca;calendar e3cf m;calendar.day.timeline.left e3d4 lm;camera e3d9 s;camera.aperture e3de
        camera.filters circles=e3e3 lm;camera.macro e04b;camera.metering.spot e3e8 l;camera.on.rectangle e3d9 lm
        camera.rotate e181;camera.slash e3ed;candybarphone e3f2;capslock e3f7;capsule.portrait capsule=e3fc
        captions.bubble e401 lm;car e33e ms;car.2 e33e lm;car.side e406;carrot e40b;cart e410 s;case e37f;cat e415 s
        cellularbars bar.1=e41a bar.2=e41f bar.3=e424 bar.4=e429 lmv;chair e42e;chair.lounge e433;character e438
        character.book.closed e43d;character.bubble e442 lm;character.cursor.ibeam e447 l;character.textbox e44c l
        chart.bar bar.1=e451 bar.2=e456 bar.3=e45b lmv;chart.bar.doc.horizontal mark=e460 page=e465
        chart.bar.xaxis e46a lmv;chart.dots.scatter e46f lmv;chart.line.downtrend.xyaxis e474 lm
        chart.line.flattrend.xyaxis e479 lm;chart.line.uptrend.xyaxis e47e lm;chart.pie e483;chart.xyaxis.line e479 lm
        checkerboard.rectangle e488;checkerboard.shield e48d;checklist e492 l;checklist.checked e492 l;checkmark e497 m
        checkmark.circle e49c lmv;checkmark.gobackward e10e;checkmark.icloud e4a1 lm;checkmark.seal e4a6 lm
        checkmark.shield e4ab lm;checkmark.square e4b0 lm;chevron.backward e4b5;chevron.backward.circle e4ba lmv
        chevron.compact.down chevron=e4bf;chevron.compact.left chevron=e4c4;chevron.compact.right chevron=e4c9
        chevron.compact.up chevron=e4ce;chevron.down e4d3;chevron.down.2 e4d8;chevron.down.circle e4dd lmv
        chevron.forward e4e2;chevron.forward.circle e4e7 lmv;chevron.left e4b5;chevron.left.2 e4ec
        chevron.left.circle e4ba lmv;chevron.left.forwardslash.chevron.right e4f1;chevron.left.slash.chevron.right e4f1
        chevron.right e4e2;chevron.right.2 e4f6;chevron.right.circle e4e7 lmv;chevron.up e4fb;chevron.up.2 e500
        chevron.up.chevron.down e505;chevron.up.circle e50a lmv;circle e50f v;circle.and.line.horizontal e514 l
        circle.bottomhalf.filled half=e519 ring=e51e;circle.circle e523 lmv;circle.dashed e528;circle.dotted e528
        circle.grid.2x2 e52d;circle.grid.3x3 dots=e532;circle.grid.cross dots=e537;circle.grid.hex dots=e53c
        circle.hexagongrid dots=e53c m;circle.hexagonpath e541;circle.inset.filled dot=e546 ring=e54b
        circle.lefthalf.fill half=e550 ring=e555;circle.lefthalf.filled half=e550 ring=e555
        circle.righthalf.fill half=e55a ring=e55f;circle.righthalf.filled half=e55a ring=e55f
        circle.tophalf.filled half=e564 ring=e569;clear e56e lm;clipboard e573;clock e578 lm
        clock.arrow.2.circlepath e57d;clock.arrow.circlepath e57d;cloud cloud=e582 ms
        cloud.bolt cloud=e587 bolt=e58c lm;cloud.bolt.rain cloud=e591 bolt=e596 rain=e59b lm
        cloud.drizzle cloud=e5a0 rain=e5a5 lm;cloud.fog cloud=e5aa fog=e5af lm;cloud.hail cloud=e5b4 hail=e5b9 lm
        cloud.heavyrain cloud=e5be rain=e5c3 lm;cloud.moon cloud=e5c8 moon=e5cd lm
        cloud.moon.bolt cloud=e5d2 moon=e5d7 bolt=e5dc lm;cloud.moon.rain cloud=e5e1 moon=e5e6 rain=e5eb lm
        cloud.rain cloud=e5f0 rain=e5f5 lm;cloud.sleet cloud=e5fa snow=e5ff rain=e604 lm
        cloud.snow cloud=e609 snow=e60e lm;cloud.sun cloud=e613 sun=e618 lm
        cloud.sun.bolt cloud=e61d sun=e622 bolt=e627 lm;cloud.sun.rain cloud=e62c sun=e631 rain=e636 lm;comb comb=e63b
        command e640;compass.drawing e645;computermouse e64a
        contextualmenu.and.cursorarrow cursor=e64f lines=e654 menu=e659;control e65e;cooktop e663;cpu e668
        creditcard e66d;creditcard.and.123 e66d;cricket.ball e672;crop e677;crop.rotate e677 l;cross e67c s
        cross.case e681 lm;cross.circle e686 lmv;cross.vial e68b lm;crown e690 s;cube e695 s;cube.box e69a
        cube.transparent e69f;cup.and.heat.waves e6a4 l;cup.and.saucer e6a4;curlybraces e6a9;cursorarrow e6ae
        cursorarrow.and.square.on.square.dashed e6ae;cursorarrow.click e6b3;cursorarrow.click.2 e6b3
        cursorarrow.rays e6b3;cylinder e6b8;cylinder.split.1x2 e6bd;decrease.indent e6c2 lm;delete.backward e56e lm
        delete.forward e6c7 lm;delete.left e56e lm;delete.right e6c7 lm;deskclock e028 l;desktopcomputer e6cc l
        dial mark=e6d1 knob=e6d6 ticks=e6db l;dial.high mark=e6e0 knob=e6e5 ticks=e6ea l
        dial.low mark=e6ef knob=e6f4 ticks=e6f9 l;dial.max mark=e6fe knob=e703 ticks=e708
        dial.medium mark=e6d1 knob=e6d6 ticks=e6db l;dial.min mark=e70d knob=e712 ticks=e717;diamond e71c s
        dice e721 lm;die.face.1 e726 lm;die.face.2 e72b lm;die.face.3 e730 lm;die.face.4 e735 lm;die.face.5 e721 lm
        die.face.6 e73a lm;directcurrent e73f;dishwasher e744 l;display e749 l;display.2 e74e lm;divide e753;doc e758
        doc.append e75d;doc.on.clipboard e762;doc.on.doc e767;doc.plaintext e76c;doc.richtext mark=e771 page=e776
        doc.text e76c;doc.text.magnifyingglass e77b;doc.zipper e0d7;dock.rectangle mark=e780 frame=e785;document e758
        document.on.document e767 lm;dog e78a s;dollarsign e78f;dollarsign.arrow.circlepath e794
        dollarsign.circle e799 lmv;dollarsign.square e799 lm;door.garage.closed e79e l;door.left.hand.closed e7a3 l
        door.left.hand.open e7a8 l;dot.circle dot=e7ad ring=e7b2;dot.circle.and.cursorarrow e6b3 l
        dot.circle.and.hand.point.up.left.fill e6b3 l;dot.radiowaves.forward dot=e7b7 wave.1=e7bc wave.2=e7c1 lmv
        dot.radiowaves.left.and.right dot=e7c6 wave.1=e7cb wave.2=e7d0 lmv
        dot.radiowaves.right dot=e7b7 wave.1=e7bc wave.2=e7c1 lmv;dot.radiowaves.up.forward e7d5 lmv;drop e7da s
        drop.halffull half=e7df ring=e7e4;drop.triangle e7da lm;dryer e744 l;duffle.bag e7e9;dumbbell e7ee;ear e7f3 m
        ear.trianglebadge.exclamationmark e7f3 lm;earbuds e01e l;eject e7f8
        ellipsis dot.1=e7fd dot.2=e802 dot.3=e807 lmv
        ellipsis.bubble mark.1=e80c mark.2=e811 mark.3=e816 bubble=e81b lmv;ellipsis.circle e820 lmv
        ellipsis.curlybraces e6a9 lmv;ellipsis.message e825 lmv;ellipsis.vertical e82a;engine.combustion e82f
        envelope mark=e834 body=e839 ms;envelope.arrow.triangle.branch e83e l;envelope.open e843;equal e73f;eraser e848
        eraser.line.dashed e848 l;escape e84d l;eurosign e852;ev.charger e857;exclamationmark e85c m
        exclamationmark.2 0021 0021;exclamationmark.3 0021 0021 0021;exclamationmark.circle e861 lmv
        exclamationmark.icloud e866 lm;exclamationmark.octagon e86b lm;exclamationmark.shield e870 lm
        exclamationmark.triangle e875 lm;exclamationmark.warninglight e87a l;externaldrive e87f
        externaldrive.connected.to.line.below e884;eye e889 s;eye.slash e88e l;eyebrow brow=e893;eyedropper e898
        eyedropper.full e89d;eyedropper.halffull e898;eyeglasses e8a2;eyes e8a7;f.cursive 0192;face.dashed e8ac l
        face.smiling e8b1 l;face.smiling.inverse e8b1 lm;faceid e8b6 lm;facemask e8bb lm;fan e8c0;fan.desk e8c0 lm
        fanblades e8c0;faxmachine e8c5;ferry e8ca s;fiberchannel e8cf;fibrechannel e8cf;figure e8d4;figure.2 e8d9
        figure.2.and.child.holdinghands e8de;figure.2.arms.open e8d9;figure.american.football e8e3
        figure.and.child.holdinghands e8d9 l;figure.archery e8e8;figure.arms.open e8ed;figure.badminton e8f2
        figure.baseball e2a3;figure.basketball e2ad;figure.bowling e8f7;figure.boxing e8fc;figure.child e901
        figure.climbing e906;figure.cooldown e90b;figure.core.training e90b;figure.dance e90b;figure.disc.sports e8f2
        figure.golf e910;figure.handball e8f2;figure.hiking e906;figure.hockey e915;figure.indoor.cycle e91a
        figure.jumprope e8f2;figure.mind.and.body e90b;figure.mixed.cardio e91f;figure.open.water.swim e924
        figure.outdoor.cycle e91a;figure.pool.swim e924;figure.roll e929;figure.rower e924;figure.run e91f
        figure.sailing e92e;figure.skiing.downhill e933;figure.snowboarding e938;figure.soccer e93d;figure.stairs e942
        figure.stand e8d4 s;figure.stand.line.dotted.figure.stand e8d9 l;figure.strengthtraining.functional e7ee
        figure.strengthtraining.traditional e7ee;figure.taichi e90b;figure.tennis e947;figure.volleyball e94c
        figure.walk e951;figure.walk.motion e951 l;figure.water.fitness e924;figure.wave e8ed;figure.yoga e90b
        filemenu.and.cursorarrow cursor=e64f lines=e654 menu=e659;filemenu.and.selection mark=e956 menu=e95b l
        film e960;film.stack e965;fireplace e96a;firewall e96f lm;fireworks burst=e974 l;fish e979 s;flag e97e ms
        flag.2.crossed e983 l;flag.checkered e988;flame e98d s;flashlight.off e992;flashlight.on e992;flask e997
        flip.horizontal e16d;flowchart e99c;folder e9a1 ms;football e055;fork.knife e9a6 m;forward e9ab s
        forward.end e9b0 s;forward.frame e9b0;fossil.shell e9b5;frying.pan e9ba;fuelpump e9bf s;function e9c4
        fx 0066 0078;gamecontroller e9c9 ls;gauge needle=e9ce dots=e9d3 ring=e9d8
        gauge.high needle=e294 dots=e299 ring=e29e;gauge.low needle=e9dd dots=e9e2 ring=e9e7
        gauge.medium needle=e9ce dots=e9d3 ring=e9d8;gauge.open needle=e294 dots=e299 ring=e29e v
        gauge.with.dots.needle.0percent needle=e9ec dots=e9f1 ring=e9f6 l
        gauge.with.dots.needle.100percent needle=e9fb dots=ea00 ring=ea05 l
        gauge.with.dots.needle.33percent needle=e9dd dots=e9e2 ring=e9e7 l
        gauge.with.dots.needle.50percent needle=e9ce dots=e9d3 ring=e9d8 l
        gauge.with.dots.needle.67percent needle=e294 dots=e299 ring=e29e l
        gauge.with.dots.needle.bottom.0percent needle=e9ec dots=e9f1 ring=e9f6 l
        gauge.with.dots.needle.bottom.100percent needle=e9fb dots=ea00 ring=ea05 l
        gauge.with.dots.needle.bottom.50percent needle=e9ce dots=e9d3 ring=e9d8 l
        gauge.with.needle needle=ea0a dots=ea0f ring=ea14 l;gear ea19 m;gearshape ea1e;gearshape.2 front=ea23 rear=ea28
        gearshape.arrow.triangle.2.circlepath gear=ea2d arrows=ea32;gift e078 ms;giftcard e078;globe ea37
        globe.americas ea3c;globe.asia.australia ea41;globe.desk ea46;globe.europe.africa ea41;gobackward e10e
        goforward e104;graduationcap ea4b;greaterthan e4e2;greetingcard ea50;guitars ea55 l;gym.bag e7e9;hammer ea5a s
        hand.draw ea5f l;hand.pinch ea64 l;hand.point.down ea69;hand.point.left ea6e;hand.point.right ea73
        hand.point.up ea5f;hand.point.up.left ea5f;hand.raised ea78 ms;hand.raised.fingers.spread ea7d;hand.rays ea7d l
        hand.tap ea82 l;hand.thumbsdown ea87 s;hand.thumbsup ea8c s;hand.wave ea91;handbag ea96 s
        hands.and.sparkles ea9b l;hands.clap eaa0 l;hands.sparkles eaa0;hanger eaa5;hare eaaa s;headphones e01e s
        headset eaaf;heart e109 mvs;heart.text.clipboard e762 l;heart.text.square e343 lm;helm eab4;hexagon e541
        hifireceiver eab9;hifispeaker eab9 l;hifispeaker.2 eab9 l;highlighter eabe l;hockey.puck e915
        homekit house=eac3 inner=eac8;homepod eab9 l;homepod.mini eab9 l;homepodmini eab9;horn eacd;hourglass ead2 lm
        hourglass.bottomhalf.filled ead7 lm;hourglass.tophalf.filled eadc lm;house eae1 ms;house.and.flag eae6
        house.lodge eae6;humidity eaeb lmv;hurricane eaf0 m;icloud cloud=e582 m;icloud.and.arrow.down eaf5 l
        icloud.and.arrow.up eafa l;icloud.slash eaff l;increase.indent eb04 lm;indianrupeesign eb09;infinity eb0e
        info 0069 m;info.circle eb13 lmv;inset.filled.bottomhalf.rectangle half=eb18 ring=eb1d
        inset.filled.bottomthird.rectangle inset=eb22 ring=eb27;inset.filled.circle dot=e546 ring=e54b lv
        inset.filled.leadinghalf.rectangle half=eb2c ring=eb31;inset.filled.leadingthird.rectangle inset=eb36 ring=eb3b
        inset.filled.lefthalf.rectangle half=eb2c ring=eb31;inset.filled.rectangle half=eb40 ring=eb45 l
        inset.filled.righthalf.rectangle half=eb4a ring=eb4f;inset.filled.tophalf.rectangle inset=eb54 ring=eb59
        inset.filled.topthird.rectangle inset=eb5e ring=eb63;inset.filled.trailinghalf.rectangle half=eb4a ring=eb4f
        inset.filled.trailingthird.rectangle inset=eb68 ring=eb6d;internaldrive e87f;ipad e0aa l
        ipad.homebutton mark=eb72 pad=eb77 l;ipad.landscape eb7c l;iphone eb81 l;iphone.and.arrow.forward eb81
        iphone.gen3 eb81 l;iphone.homebutton mark=eb86 phone=eb8b l;iphone.landscape eb90 l
        iphone.radiowaves.left.and.right eb95 lmv;italic eb9a m;jacket eb9f;key eba4 s;key.horizontal eba9
        keyboard ebae;keyboard.chevron.compact.down chevron=ebb3 keys=ebb8 l;l.joystick e0d2 lm;ladybug ebbd lms
        lamp.ceiling ebc2;lamp.desk ebc7;lamp.floor ebc7;lamp.table ebc7;laptopcomputer ebcc l
        laptopcomputer.and.iphone phone=ebd1 laptop=ebd6 l;largecircle.fill.circle dot=e546 ring=e54b;laser.burst ebdb
        lasso ebe0;lasso.and.sparkles sparkles=ebe5 lasso=ebea l;lasso.badge.sparkles sparkles=ebe5 lasso=ebea l
        lasso.sparkles sparkles=ebe5 lasso=ebea l;latch.2.case ebef;laurel.leading ebf4;laurel.trailing ebf9
        leaf ebf4 ms;leaf.arrow.circlepath leaf=ebfe arrows=ec03;leaf.arrow.triangle.circlepath leaf=ebfe arrows=ec03
        lessthan e4b5;level ec08 lm;lifepreserver ec0d;light.beacon.max e87a lm;light.beacon.min e87a lm
        lightbulb ec12 lms;lightbulb.led ec12 lm;lightbulb.max ec17 l;lightrail ec1c;line.3.crossed.swirl.circle ec21
        line.3.horizontal ec26;line.3.horizontal.button.angledtop.vertical.right ec26 l;line.3.horizontal.decrease ec2b
        line.diagonal ec30;line.horizontal.3 ec26;line.horizontal.3.decrease ec2b;lineweight lines=ec35;link ec3a m
        list.and.film ec3f l;list.bullet ec44 lm;list.bullet.below.rectangle frame=ec49 list=ec4e l
        list.bullet.clipboard e762 lm;list.bullet.indent ec53 lm;list.bullet.indent.circle ec58
        list.bullet.rectangle.portrait mark=ec5d frame=ec62 lm;list.clipboard e762 lm;list.dash ec58 lm
        list.dash.header.rectangle mark=ec67 frame=ec6c;list.number ec71 lm;list.star ec76 lm;list.triangle ec44 lm
        livephoto dot=ec7b ring=ec80 dots=ec85 lmv;livephoto.play ec8a;lizard lizard=ec8f;location ec94 ms
        location.north ec94 ms;lock ec99 ms;lock.doc ec9e;lock.open eca3 s;lock.open.rotation lock=eca8 arrow=ecad l
        lock.rotation lock=ecb2 arrow=ecb7 l;lungs lungs=ecbc windpipe=ecc1;macbook ebcc l
        macbook.and.iphone phone=ebd1 laptop=ebd6 lm;macmini e87f;macpro.gen3 ecc6;macstudio e87f;macwindow eccb lm
        macwindow.and.cursorarrow cursor=ecd0 bar=ecd5 window=ecda l
        macwindow.and.pointer.arrow cursor=ecd0 bar=ecd5 window=ecda l;macwindow.on.rectangle ecdf lm;magazine ece4
        magicmouse e64a;magnifyingglass e320;mail mark=e834 body=e839;mail.stack e83e;map ece9;mappin pin=ecee ms
        mappin.and.ellipse pin=ecf3 ellipse=ecf8 lm;mappin.circle ecfd lmv;mappin.slash ecfd l;medal ed02
        medal.star ed07;medical.thermometer ed0c;megaphone eacd;memories e57d;memorychip ed11;menubar.rectangle ed16
        menucard e361;message ed1b ms;metronome ed20;mic ed25 s;mic.slash ed2a;microbe ed2f;microphone ed25 ms
        microwave e663;minus ed34 m;minus.circle ed39 lmv;minus.magnifyingglass ed3e l;minus.plus.batteryblock e2f3 lm
        moon ed43 ms;moon.stars moon=ed48 star=ed4d lm;moon.zzz ed43 l;moonphase.first.quarter half=e55a ring=e55f
        moonphase.full.moon ed52;moonphase.last.quarter half=e550 ring=e555;moonphase.new.moon e50f
        moonphase.waning.crescent ed43;moonphase.waxing.crescent ed57;moped ed5c;mosaic ed61;motorcycle ed66
        mountain.2 ed6b lm;mouth mouth=ed70;move.3d e1c2;movieclapper ed75 l;mug ed7a s;multiply ed7f
        multiply.circle ed84 lmv;music.mic ed89 s;music.microphone ed89;music.note ed8e
        music.note.house mark=ed93 house=ed98 l;music.note.list ed9d l;music.quarternote.3 eda2;mustache hair=eda7
        network node.1=edac node.2=edb1 node.3=edb6 link=edbb m;network.badge.shield.half.filled edc0 l;newspaper edc5
        nose nose=edca;nosign edcf;note edd4;note.text edd4;notequal edd9;number edde;octagon ede3;opticaldisc ede8
        opticaldiscdrive ede8;opticid e889 lv;option eded;oval e50f;oven e663;paintbrush edf2;paintbrush.pointed edf7
        paintpalette edfc lm;paperclip ee01 m;paperplane ee06 s;paragraph ee0b;paragraphsign ee0b;parentheses ee10
        parkingsign ee15;party.popper ee1a lm;pause ee1f s;pawprint ee24 s;pc ecc6 lm;peacesign ee29;pencil e08c
        pencil.and.list.clipboard e762 l;pencil.and.outline ee2e l;pencil.and.ruler ee33;pencil.and.scribble ee2e l
        pencil.circle ee38 lmv;pencil.line ee3d l;pencil.slash ee42 l;pencil.tip ee47;pentagon ee4c;percent ee51
        person figure=ee56 s;person.2 front=ee5b rear=ee60 l;person.2.wave.2 wave.1=ee65 wave.2=ee6a figure=ee6f lmv
        person.3 front=ee74 rear=ee79 l;person.3.sequence left=ee7e middle=ee83 right=ee88 lmv
        person.and.background.dotted ee8d l;person.badge.shield.checkmark badge=ee92 figure=ee97 lm
        person.badge.shield.exclamationmark badge=ee9c figure=eea1 lm;person.bust figure=ee56;person.circle eea6 lmv
        person.crop.artframe eeab l;person.crop.circle eea6 lm;person.crop.circle.dashed eeb0
        person.crop.rectangle eeab l;person.crop.square eeb5 lm;person.crop.square.filled.and.at.rectangle eeba lm
        person.fill.checkmark badge=eebf figure=eec4 l;person.fill.questionmark badge=eec9 figure=eece l
        person.fill.xmark badge=eed3 figure=eed8 l;person.line.dotted.person e8d9 l;person.text.rectangle eeba lm
        person.wave.2 wave.1=ee65 wave.2=ee6a figure=ee6f lmv;personalhotspot ec3a;perspective eedd lm;phone e3f2 ms
        phone.and.waveform waves=eee2 phone=eee7 l;phone.arrow.down.left eeec l;phone.arrow.up.right eef1 l
        phone.connection eef6 l;phone.down eefb m;phone.fill.arrow.down.left eeec;phone.fill.arrow.up.right eef1
        photo ef00;photo.artframe mark=ef05 frame=ef0a l;photo.on.rectangle ef0f lm;photo.on.rectangle.angled ef14 lm
        photo.stack mark=ef19 front=ef1e rear=ef23;pianokeys ef28;pill ef2d m;pills ef2d lms;pin ef32 ms
        pin.slash ef37 l;pip ef3c lm;pip.enter ef3c lm;pip.exit ef3c lm;placeholdertext mark=ef41 frame=ef46
        platter.filled.bottom.iphone eb81 l;platter.filled.top.iphone eb81 l;play ef4b s;play.tv ef50 lm;playpause ef55
        plus ef5a m;plus.circle e686 lmv;plus.forwardslash.minus ef5f;plus.magnifyingglass ef64 l
        plus.rectangle.on.folder plus=ef69 frame=ef6e folder=ef73 lm;plus.rectangle.on.rectangle e767 lm
        plus.slash.minus ef5f;plus.square.on.square e767 lm;plusminus ef5f;point.3.connected.trianglepath.dotted ef78 l
        point.3.filled.connected.trianglepath.dotted ef78 lm;point.topleft.down.curvedto.point.bottomright.up ef7d
        pointer.arrow e6ae;pointer.arrow.click e6b3;pointer.arrow.click.2 e6b3;pointer.arrow.motionlines.click e6b3
        popcorn ef82;power ef87;powercord ef8c;poweroff ef87;poweron ef87;powerplug ef8c;powersleep ed43;printer e8c5
        printer.dotmatrix e8c5 l;progress.indicator ef91 v;puzzlepiece ef96 s;puzzlepiece.extension ef96;pyramid ef9b
        qrcode efa0;questionmark efa5 m;questionmark.circle efaa lmv;quote.bubble mark=efaf bubble=efb4 lm
        quote.bubble.right mark=efb9 bubble=efbe;quote.closing efc3;quote.opening efc3;r.joystick e0d2 lm;radio efc8
        rainbow efcd v;rays ef91 lmv;receipt efd2;record.circle dot=efd7 ring=efdc lmv;recordingtape efe1
        rectangle.3.group efe6;rectangle.3.offgrid efeb;rectangle.and.arrow.up.right.and.arrow.down.left e1ef l
        rectangle.and.paperclip ee01 l;rectangle.and.pencil.and.ellipsis pencil=eff0 dots=eff5 frame=effa lmv
        rectangle.and.photo ef00;rectangle.and.text.magnifyingglass efff lm
        rectangle.arrowtriangle.2.outward frame=f004 arrows=f009;rectangle.bottomhalf.filled half=f00e ring=f013
        rectangle.bottomhalf.inset.filled half=eb18 ring=eb1d;rectangle.bottomthird.inset.filled inset=eb22 ring=eb27
        rectangle.center.inset.filled inset=f018 ring=f01d;rectangle.compress.vertical f022 l
        rectangle.connected.to.line.below e99c;rectangle.dashed f027;rectangle.expand.vertical f02c l
        rectangle.grid.1x2 f031;rectangle.grid.2x2 efeb;rectangle.grid.3x2 f036
        rectangle.inset.filled half=eb40 ring=eb45;rectangle.inset.filled.and.person.filled f03b
        rectangle.leadinghalf.filled half=f040 ring=f045;rectangle.leadinghalf.inset.filled half=eb2c ring=eb31
        rectangle.leadingthird.inset.filled inset=eb36 ring=eb3b;rectangle.lefthalf.filled half=f040 ring=f045
        rectangle.lefthalf.inset.filled half=eb2c ring=eb31;rectangle.on.rectangle f04a lm
        rectangle.on.rectangle.angled f04a lm;rectangle.portrait f04f;rectangle.portrait.and.arrow.forward f054 l
        rectangle.portrait.and.arrow.left f059;rectangle.portrait.and.arrow.right f054 l
        rectangle.portrait.arrowtriangle.2.outward frame=f004 arrows=f009
        rectangle.righthalf.filled half=f05e ring=f063;rectangle.righthalf.inset.arrow.right f054
        rectangle.righthalf.inset.filled half=eb4a ring=eb4f;rectangle.split.1x2 f068;rectangle.split.2x1 f06d
        rectangle.split.2x2 ed61;rectangle.split.3x1 f072;rectangle.split.3x3 f036;rectangle.stack front=f077 rear=f07c
        rectangle.tophalf.filled half=f081 ring=f086;rectangle.tophalf.inset.filled inset=eb54 ring=eb59
        rectangle.topthird.inset.filled inset=eb5e ring=eb63;rectangle.trailinghalf.filled half=f05e ring=f063
        rectangle.trailinghalf.inset.filled half=eb4a ring=eb4f
        rectangle.trailingthird.inset.filled inset=eb68 ring=eb6d;repeat e0e6;repeat.1 f08b l;restart e104;return e19a
        return.left e84d;rhombus e71c;road.lanes f090;road.lanes.curved.left f090;rosette f095;rotate.3d e0e1
        rotate.left e10e l;rotate.right e104 l;rublesign f09a;ruler f09f;safari f0a4 lm;sailboat e92e s;scale.3d f0a9
        scalemass e7ee;scanner e8c5;scissors f0ae;scooter f0b3;scope e3e8;screwdriver f0b8;scribble f0bd
        scribble.variable f0c2;scroll f0c7;sdcard f0cc;seal f0d1;selection.pin.in.out e073;sensor e352 lmv
        sensor.tag.radiowaves.forward e023 lmv;server.rack f0d6;shareplay f0db lmv;shield f0e0 s;shield.checkered e48d
        shield.lefthalf.filled half=f0e5 ring=f0ea;shield.slash f0ef l;shift e23a;shippingbox e69a;shoe f0f4
        shoe.2 f0f4;shower f0f9 lmv;shuffle f0fe;sidebar.leading f103;sidebar.left f103;sidebar.right f108
        sidebar.squares.leading f10d;sidebar.squares.left f10d;sidebar.trailing f108;signature f112 lm
        signpost.left f117;signpost.right f11c;signpost.right.and.left f11c;simcard f0cc lm;sink e2b2;skew f121
        sleep ed43;slider.horizontal.2.square f126 l;slider.horizontal.3 knob.1=f12b knob.2=f130 knob.3=f135 bars=f13a
        slider.horizontal.below.rectangle f13f l;slider.vertical.3 f144;slowmo ef91 lmv
        smallcircle.filled.circle dot=f149 ring=f14e lmv;smartphone eb81 l;smoke f153 m;snow flakes=f158
        snowflake f15d m;soccerball e93d;sofa f162 s;space bracket=f167;sparkle f16c m
        sparkle.magnifyingglass sparkle=f171 glass=f176 l;sparkles ebdb m
        sparkles.tv sparkles=f17b screen=f180 foot=f185 l;speaker speaker=f18a;speaker.minus f18f l;speaker.plus f194 l
        speaker.wave.1 speaker=f199 wave.1=f19e lmv;speaker.wave.2 speaker=f1a3 wave.1=f1a8 wave.2=f1ad lmv
        speaker.wave.3 speaker=f1b2 wave.1=f1b7 wave.2=f1bc wave.3=f1c1 lmv;speaker.zzz f1c6 l
        speedometer needle=e294 dots=e299 ring=e29e;sportscourt f1cb;sprinkler f0f9;square f1d0 s
        square.3.layers.3d f1d5 lmv;square.and.arrow.down arrow=f1da box=f1df l;square.and.arrow.down.on.square e122 l
        square.and.arrow.up arrow=f1e4 box=f1e9 l;square.and.arrow.up.on.square e1db l
        square.and.line.vertical.and.square f072;square.and.pencil f1ee l;square.bottomhalf.filled half=f1f3 ring=f1f8
        square.dashed e073;square.dashed.inset.filled f1fd;square.fill.text.grid.1x2 squares=f202 text=f207
        square.grid.2x2 efeb;square.grid.3x3 f036;square.grid.4x3.fill f036;square.lefthalf.filled half=f20c ring=f211
        square.on.circle square=f216 circle=f21b;square.on.square f04a lm;square.righthalf.filled half=f220 ring=f225
        square.split.1x2 f068;square.split.2x1 f06d;square.split.2x2 ed61;square.split.bottomrightquarter efe6
        square.split.diagonal.2x2 lines=f22a frame=f22f;square.stack front=f234 rear=f239
        square.stack.3d.down.right f1d5 lmv;square.stack.3d.up f1d5 lmv;square.text.square mark=f23e front=f243
        square.tophalf.filled half=f248 ring=f24d;squares.below.rectangle f252 l;squares.leading.rectangle f257 l
        squareshape f1d0;squareshape.split.2x2 ed61;squareshape.split.3x3 f036;stairs e942;star f25c ms
        star.leadinghalf.filled half=f261 ring=f266;staroflife e25d;steeringwheel eab4;sterlingsign f26b
        stethoscope f270 lm;stop f275 s;stopwatch f27a lm;storefront f27f;stove e663;strikethrough f284 lm
        stroller f289;studentdesk f03b;suit.club f28e ms;suit.diamond e71c ms;suit.heart e109 ms;suit.spade f293 ms
        suitcase f298;suitcase.cart f29d l;suitcase.rolling f2a2;sum f2a7;sun.dust sun=f2ac rays=f2b1 haze=f2b6 lm
        sun.haze sun=f2bb rays=f2c0 haze=f2c5 lm;sun.horizon sun=f2ca rays=f2cf horizon=f2d4 lm
        sun.max sun=f2d9 rays=f2de m;sun.min sun=f2e3 rays=f2e8;sun.rain rain=f2ed sun=f2f2 l
        sun.snow snow=f2f7 sun=f2fc l;sunglasses f301 l;sunrise sun=f306 arrow=f30b rays=f310 horizon=f315 lm
        sunset sun=f31a arrow=f31f rays=f324 horizon=f329 lm;suv.side f32e;swatchpalette f333 l;swift bird=f338
        switch.2 f33d l;switch.programmable f33d lm;syringe f342;table f347;table.furniture f34c;tablecells f347
        tag f351 s;takeoutbag.and.cup.and.straw f356 l;target dot=f35b ring.1=f360 ring.2=f365 lmv;teddybear f36a s
        teletype eef6 m;tennis.racket e947;tennisball f36f;tent f374;tent.2 f374 lm;terminal e087;testtube.2 e68b lm
        text.aligncenter f379;text.alignleft f37e;text.alignright f383;text.append f388 l
        text.below.photo mark=f38d frame=f392 text=f397;text.book.closed e43d;text.bubble mark=f39c bubble=f3a1 lm
        text.cursor e447;text.document e76c;text.insert f388 l;text.justify f3a6;text.justify.leading f37e
        text.justify.left f37e;text.magnifyingglass efff l;text.page e76c l;text.quote efc3 l;textformat f3ab
        textformat.123 0031 0032 0033;textformat.abc 0041 0062 0063;textformat.alt e438;textformat.size f3ab
        textformat.subscript f3b0 l;textformat.superscript f3b5 l;theatermask.and.paintbrush edfc l
        theatermasks f3ba lms;thermometer ed0c;thermometer.high f3bf lmv;thermometer.low f3c4 lmv
        thermometer.medium ed0c lmv;thermometer.snowflake f3c4 lmv;thermometer.sun thermometer=f3c9 sun=f3ce lm
        thermometer.variable ed0c;ticket f3d3;timelapse f3d8 lmv;timer f27a lm;tire f3dd;togglepower ef87 l;toilet f3e2
        tornado f3e7 m;tortoise mark=f3ec shell=f3f1 limbs=f3f6 s;touchid f3fb lmv;train.side.front.car f400
        tram f405 s;tram.fill.tunnel f405;translate e442 l;trapezoid.and.line.vertical f121 l;trash f40a m;tray f40f
        tray.2 f1d5;tray.and.arrow.down e122 l;tray.and.arrow.up e1db l;tray.full tray=f414 papers=f419;tree f41e s
        triangle ef9b s;trophy f423 s;tropicalstorm eaf0 m;truck.box e370;truck.pickup.side e370;tshirt f428 s
        tuningfork ed8e;tv screen=e096 foot=e09b ls;tv.and.mediabox f42d l;uiwindow.split.2x1 f072;umbrella f432
        underline f437 lm;video f43c ms;video.bubble f441 lm;video.slash f446 lm;view.3d f44b;viewfinder corners=f450 s
        volleyball e94c;wake f455;wallet.bifold f45a;wallet.pass f45a;wand.and.rays f45f lmv;wand.and.rays.inverse f464
        wand.and.stars f45f;wand.and.stars.inverse f464;washer e744 l;watchface.applewatch.case e0a5 l
        water.waves f469 lmv;wave.3.backward wave.1=f46e wave.2=f473 wave.3=f478 lmv
        wave.3.forward wave.1=f47d wave.2=f482 wave.3=f487 lv;wave.3.left wave.1=f46e wave.2=f473 wave.3=f478 lmv
        wave.3.right wave.1=f47d wave.2=f482 wave.3=f487 lmv
        waveform bar.1=f48c bar.2=f491 bar.3=f496 bar.4=f49b bar.5=f4a0 bar.6=f4a5 lmv;waveform.path f4aa
        waveform.path.ecg f4aa;web.camera f4af lm;wifi wave.1=f4b4 wave.2=f4b9 wave.3=f4be lmv
        wifi.exclamationmark sign=f4c3 wave=f4c8 lm;wifi.router f4cd lmv;wind e005 m;wind.snow f15d lm;wineglass f4d2 s
        wonsign f4d7;wrench f4dc s;wrench.adjustable f4dc;wrench.and.screwdriver driver=f4e1 wrench=f4e6 lm
        x.squareroot f4eb l;xbox.logo mark=f4f0 disc=f4f5;xmark ed7f m;xmark.circle ed84 lmv;xmark.icloud f4fa lm
        xmark.square f4ff lm;xserve f0d6;yensign f504

        """
}
