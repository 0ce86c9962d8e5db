/// SF Symbols names and the characters of the symbol font that stand in for them, sorted by name: the first of five in a
/// row (thin, light, regular, bold, fill), and one such of each layer of a symbol in layers. Letters say what SF Symbols
/// has of the name: l layers, m colours of its own, v steps that show a value; s is solid inside another shape, n is only
/// like Apple's. Written
/// by Scripts/fonts-symbols.py from fonts-symbols.txt and fonts-drawings.txt; one text, so that nothing is built at start.
enum SymbolTable {
    /// Of the font, in bytes: with that of another version the characters would be other symbols.
    static let fontSize = 1_053_264

    static let text: StaticString = """
        4k.tv e000;abc 0061 0062 0063;accessibility e005 lv;air.conditioner.horizontal e00a ln;airplane e00f s
        airplane.arrival e014 l;airplane.departure e019 l;airplay.audio e01e lmvn;airplay.video e01e ln
        airplayaudio e01e n;airplayvideo e01e;airpods e023 n;airpods.gen3 e023 ln;airpods.max e023 ln;airpodsmax e023 n
        airpodspro e023 n;airtag e028 n;alarm e02d lm;alarm.waves.left.and.right e02d ln
        align.horizontal.center e032 lm;align.horizontal.left e037 l;align.horizontal.right e03c l
        align.vertical.bottom e041 l;align.vertical.center e046 lm;align.vertical.top e04b l;allergens e050 lmn
        alt e055 n;alternatingcurrent e05a;american.football e05f n;angle e064;ant e069 s
        antenna.radiowaves.left.and.right mast=e06e wave.1=e073 wave.2=e078 lmv;app.dashed e07d n;app.gift e082
        apple.intelligence e087 l;apple.logo e08c;apple.terminal e091 n;applelogo e08c n;applepencil e096 n
        applescript e09b;appletv screen=e0a0 foot=e0a5 lm;appletvremote.gen4 e0aa;applewatch e0af l
        applewatch.radiowaves.left.and.right e0af ln;applewatch.watchface e0af ln;apps.ipad e0b4 ln;apps.iphone e0b9 l
        aqi.high dots.1=e0be dots.2=e0c3 lmv;aqi.low dots.1=e0c8 dots.2=e0cd lmv;aqi.medium dots.1=e0d2 dots.2=e0d7 lmv
        arcade.stick e0dc l;arcade.stick.and.arrow.left.and.arrow.right.outward e0dc n
        arcade.stick.and.arrow.up.and.arrow.down e0dc n;archivebox e0e1;arkit e0e6;arrow.2.circlepath e0eb n
        arrow.2.squarepath e0f0;arrow.3.trianglepath e0f5;arrow.backward e0fa;arrow.backward.circle e0ff lmv
        arrow.backward.to.line e104;arrow.branch e109 n;arrow.circlepath e10e n;arrow.clockwise e10e
        arrow.clockwise.heart e113 n;arrow.counterclockwise e118;arrow.down e11d;arrow.down.backward e122
        arrow.down.backward.and.arrow.up.forward e127 n;arrow.down.bin e12c;arrow.down.circle e131 lmv
        arrow.down.doc e136;arrow.down.document e136 lmn;arrow.down.forward e13b
        arrow.down.forward.and.arrow.up.backward e140;arrow.down.left e122;arrow.down.left.and.arrow.up.right e145
        arrow.down.left.circle e14a lmv;arrow.down.right e13b;arrow.down.right.and.arrow.up.left e140
        arrow.down.right.circle e14f lmv;arrow.down.square e154 lm;arrow.down.to.line e159
        arrow.down.to.line.alt e159 n;arrow.down.to.line.compact e15e;arrow.forward e163;arrow.forward.circle e168 lmv
        arrow.forward.to.line e16d;arrow.left e0fa;arrow.left.and.right e172
        arrow.left.and.right.righttriangle.left.righttriangle.right e177 n;arrow.left.arrow.right e17c l
        arrow.left.circle e0ff lmv;arrow.left.square e181 lm;arrow.left.to.line e104;arrow.left.to.line.alt e104 n
        arrow.merge e186 n;arrow.rectanglepath e0f0 n;arrow.right e163;arrow.right.arrow.left e17c n
        arrow.right.circle e168 lmv;arrow.right.doc.on.clipboard e18b lmn;arrow.right.square e190 lm
        arrow.right.to.line e16d;arrow.right.to.line.alt e16d n;arrow.triangle.2.circlepath e0eb
        arrow.triangle.2.circlepath.camera e195 n;arrow.triangle.branch e109;arrow.triangle.capsulepath e0eb n
        arrow.triangle.merge e186;arrow.triangle.pull e19a;arrow.triangle.swap e17c n
        arrow.triangle.turn.up.right e19f n;arrow.triangle.turn.up.right.diamond e1a4
        arrow.trianglehead.2.clockwise e0eb n;arrow.trianglehead.2.clockwise.rotate.90 e0eb n
        arrow.trianglehead.2.counterclockwise e1a9 n;arrow.trianglehead.2.counterclockwise.rotate.90 e1a9
        arrow.trianglehead.branch e109 n;arrow.trianglehead.clockwise e10e n;arrow.trianglehead.counterclockwise e118 n
        arrow.trianglehead.merge e186 n;arrow.turn.down.left e1ae;arrow.turn.down.right e1b3;arrow.turn.right.down e1b8
        arrow.turn.right.up e1bd;arrow.turn.up.left e1c2;arrow.turn.up.right e1c7;arrow.up e1cc;arrow.up.and.down e1d1
        arrow.up.and.down.and.arrow.left.and.right e1d6;arrow.up.and.line.horizontal.and.arrow.down e1db l
        arrow.up.arrow.down e1e0 l;arrow.up.backward e1e5;arrow.up.backward.and.arrow.down.forward e1ea
        arrow.up.bin e1ef lm;arrow.up.circle e1f4 lmv;arrow.up.doc e1f9;arrow.up.document e1f9 lmn
        arrow.up.forward e1fe;arrow.up.forward.and.arrow.down.backward e145 n;arrow.up.left e1e5
        arrow.up.left.and.arrow.down.right e1ea;arrow.up.left.and.down.right.and.arrow.up.right.and.down.left e203 n
        arrow.up.left.circle e208 lmv;arrow.up.right e1fe;arrow.up.right.and.arrow.down.left e127
        arrow.up.right.circle e20d lmv;arrow.up.square e212 lm;arrow.up.to.line e217;arrow.up.to.line.alt e217 n
        arrow.up.to.line.compact e21c;arrow.uturn.backward e221;arrow.uturn.down e226;arrow.uturn.forward e22b
        arrow.uturn.left e221;arrow.uturn.right e22b;arrow.uturn.up e230;arrowshape.backward e235
        arrowshape.bounce.right e19f n;arrowshape.down e23a s;arrowshape.forward e23f;arrowshape.left e235 s
        arrowshape.right e23f s;arrowshape.turn.up.backward e244;arrowshape.turn.up.forward e249
        arrowshape.turn.up.left e244;arrowshape.turn.up.right e249;arrowshape.up e24e s
        arrowtriangle.backward triangle=e253 s;arrowtriangle.down triangle=e258 s;arrowtriangle.forward triangle=e25d s
        arrowtriangle.left triangle=e253 s;arrowtriangle.left.and.line.vertical.and.arrowtriangle.right e177 n
        arrowtriangle.right triangle=e25d s;arrowtriangle.up triangle=e262 s;aspectratio mark=e267 frame=e26c
        asterisk e271 n;at e276 m;atom e27b l;backpack e280;backward e285 s;backward.end e28a s;backward.frame e28a n
        badge.plus.radiowaves.right e028 lmv;bag e28f s;balloon e294;balloon.2 e294 lmn;bandage e299 l;banknote e29e l
        barcode e2a3;barometer needle=e2a8 dots=e2ad ring=e2b2 l;baseball e2b7;basket e2bc s;basketball e2c1
        bathtub e2c6;battery.0 shell=e2cb;battery.0percent shell=e2cb m;battery.100 level=e2d0 shell=e2d5
        battery.100.bolt bolt=e2da level=e2df shell=e2e4;battery.100percent level=e2d0 shell=e2d5 lm
        battery.100percent.bolt bolt=e2da level=e2df shell=e2e4 lm;battery.25 level=e2e9 shell=e2ee
        battery.25percent level=e2e9 shell=e2ee lm;battery.50 level=e2f3 shell=e2f8
        battery.50percent level=e2f3 shell=e2f8 lm;battery.75 level=e2fd shell=e302
        battery.75percent level=e2fd shell=e302 lm;batteryblock e307;beach.umbrella e30c;beats.headphones e023 ln
        bed.double e311 lm;bell e316 ms;bell.and.waveform e31b n;bell.and.waves.left.and.right e31b lmv
        bell.slash e320 l;beziercurve e325;bicycle e32a s;binoculars e32f;binoculars.circle e334 lv;bird e339 s
        birthday.cake e33e;bitcoinsign e343;bold e348 m;bold.italic.underline e348 lmn;bold.underline e348 lmn
        bolt e34d ms;bolt.batteryblock e307 lmn;bolt.car e352 lmn;bolt.heart e357 lmv;bolt.horizontal e35c
        bolt.slash e361 l;bolt.trianglebadge.exclamationmark e34d lmn;bonjour e366 n;book e36b s;book.closed e370
        book.pages e375 ln;bookmark e37a ms;books.vertical e37f s;box.truck e384 n;brain e389
        brain.filled.head.profile e38e n;brain.head.profile e38e l;briefcase e393 m;bubble bubble=e398
        bubble.left bubble=e398;bubble.left.and.bubble.right e39d lm
        bubble.left.and.exclamationmark.bubble.right e39d lmn;bubble.left.and.text.bubble.right e39d ln
        bubble.middle.bottom bubble=e3a2;bubble.middle.top e3a7;bubble.right bubble=e3ac
        bubbles.and.sparkles sparkles=e3b1 bubbles=e3b6 l;building e3bb;building.2 e3c0 lm;building.columns e3c5
        burst burst=e3ca;bus e3cf s;bus.doubledecker e3cf n;cabinet e3d4;cable.connector e3d9 l;cablecar e3de
        calendar e3e3 m;calendar.day.timeline.left e3e8 lm;camera e3ed s;camera.aperture e3f2
        camera.filters circles=e3f7 lm;camera.macro e050;camera.metering.spot e3fc ln;camera.on.rectangle e3ed lm
        camera.rotate e195;camera.slash e401;candybarphone e406 n;capslock e40b;capsule.portrait capsule=e410
        captions.bubble e415 lm;car e352 ms;car.2 e352 lmn;car.side e41a;carrot e41f;cart e424 s;case e393 n;cat e429 s
        cellularbars bar.1=e42e bar.2=e433 bar.3=e438 bar.4=e43d lmv;chair e442;chair.lounge e447;character e44c n
        character.book.closed e451 n;character.bubble e456 lmn;character.cursor.ibeam e45b ln;character.textbox e460 l
        chart.bar bar.1=e465 bar.2=e46a bar.3=e46f lmv;chart.bar.doc.horizontal mark=e474 page=e479
        chart.bar.xaxis e47e lmv;chart.dots.scatter e483 lmv;chart.line.downtrend.xyaxis e488 lm
        chart.line.flattrend.xyaxis e48d lm;chart.line.uptrend.xyaxis e492 lm;chart.pie e497;chart.xyaxis.line e48d lmn
        checkerboard.rectangle e49c;checkerboard.shield e4a1 n;checklist e4a6 l;checklist.checked e4a6 ln
        checklist.unchecked e4ab n;checkmark tick=e4b0 m;checkmark.circle mark=e4b5 ring=e4ba lmv
        checkmark.gobackward e118 n;checkmark.icloud e4bf lm;checkmark.seal e4c4 lm;checkmark.shield e4c9 lm
        checkmark.square mark=e4ce frame=e4d3 lm;chevron.backward bar=e4d8;chevron.backward.2 e4dd
        chevron.backward.circle e4e2 lmv;chevron.compact.down chevron=e4e7;chevron.compact.left chevron=e4ec
        chevron.compact.right chevron=e4f1;chevron.compact.up chevron=e4f6;chevron.down bar=e4fb;chevron.down.2 e500
        chevron.down.circle e505 lmv;chevron.forward bar=e50a;chevron.forward.2 e50f;chevron.forward.circle e514 lmv
        chevron.left bar=e4d8;chevron.left.2 e4dd;chevron.left.circle e4e2 lmv
        chevron.left.forwardslash.chevron.right e519;chevron.left.slash.chevron.right e519;chevron.right bar=e50a
        chevron.right.2 e50f;chevron.right.circle e514 lmv;chevron.up bar=e51e;chevron.up.2 e523
        chevron.up.chevron.down up=e528 down=e52d;chevron.up.circle e532 lmv;circle e537 v
        circle.and.line.horizontal e53c l;circle.bottomhalf.filled half=e541 ring=e546;circle.circle e54b lmv
        circle.dashed e550;circle.dotted e550 n;circle.grid.2x2 e555;circle.grid.3x3 dots=e55a
        circle.grid.cross dots=e55f;circle.grid.hex dots=e564;circle.hexagongrid dots=e564 m;circle.hexagonpath e569 n
        circle.inset.filled dot=e56e ring=e573;circle.lefthalf.fill half=e578 ring=e57d
        circle.lefthalf.filled half=e578 ring=e57d;circle.righthalf.fill half=e582 ring=e587
        circle.righthalf.filled half=e582 ring=e587;circle.tophalf.filled half=e58c ring=e591;clear e596 lmn
        clipboard e59b;clock e5a0 lm;clock.arrow.2.circlepath e5a5 n;clock.arrow.circlepath e5a5;cloud cloud=e5aa ms
        cloud.bolt cloud=e5af bolt=e5b4 lm;cloud.bolt.rain cloud=e5b9 bolt=e5be rain=e5c3 lm
        cloud.drizzle cloud=e5c8 rain=e5cd lm;cloud.fog cloud=e5d2 fog=e5d7 lm;cloud.hail cloud=e5dc hail=e5e1 lm
        cloud.heavyrain cloud=e5e6 rain=e5eb lm;cloud.moon cloud=e5f0 moon=e5f5 lm
        cloud.moon.bolt cloud=e5fa moon=e5ff bolt=e604 lm;cloud.moon.rain cloud=e609 moon=e60e rain=e613 lm
        cloud.rain cloud=e618 rain=e61d lm;cloud.sleet cloud=e622 snow=e627 rain=e62c lm
        cloud.snow cloud=e631 snow=e636 lm;cloud.sun cloud=e63b sun=e640 lm
        cloud.sun.bolt cloud=e645 sun=e64a bolt=e64f lm;cloud.sun.rain cloud=e654 sun=e659 rain=e65e lm;comb comb=e663
        command e668;compass.drawing e66d;computermouse e672
        contextualmenu.and.cursorarrow cursor=e677 lines=e67c menu=e681;control e686;cooktop e68b n;cpu e690
        creditcard e695;creditcard.and.123 e695 n;creditcard.trianglebadge.exclamationmark e695 ln;cricket.ball e69a
        crop e69f;crop.rotate e69f ln;cross e6a4 s;cross.case e6a9 lm;cross.circle e6ae lmv;cross.vial e6b3 lm
        crown e6b8 s;cube e6bd s;cube.box e6c2 n;cube.transparent e6c7;cup.and.heat.waves e6cc ln;cup.and.saucer e6cc
        curlybraces e6d1;cursorarrow e6d6;cursorarrow.and.square.on.square.dashed e6d6;cursorarrow.click e6db n
        cursorarrow.click.2 e6db n;cursorarrow.rays e6db n;curtains.closed e6e0 n;cylinder e6e5;cylinder.split.1x2 e6ea
        decrease.indent e6ef lm;delete.backward e596 lm;delete.forward e6f4 lm;delete.left e596 lm;delete.right e6f4 lm
        deskclock e02d ln;desktopcomputer e6f9 l;dial mark=e6fe knob=e703 ticks=e708 l
        dial.high mark=e70d knob=e712 ticks=e717 l;dial.low mark=e71c knob=e721 ticks=e726 l
        dial.max mark=e72b knob=e730 ticks=e735;dial.medium mark=e6fe knob=e703 ticks=e708 l
        dial.min mark=e73a knob=e73f ticks=e744;diamond e749 sn;dice e74e lmn;die.face.1 e753 lm;die.face.2 e758 lm
        die.face.3 e75d lm;die.face.4 e762 lm;die.face.5 e74e lm;die.face.6 e767 lm;directcurrent e76c n
        dishwasher e771 ln;display e776 l;display.2 e77b lm;divide e780;doc e785;doc.append e78a;doc.on.clipboard e18b
        doc.on.doc e78f;doc.plaintext e794 n;doc.richtext mark=e799 page=e79e;doc.text e794
        doc.text.magnifyingglass e7a3;doc.zipper e0e1 n;dock.rectangle mark=e7a8 frame=e7ad;document e785 n
        document.on.document e78f lmn;dog e7b2 s;dollarsign e7b7;dollarsign.arrow.circlepath e7bc
        dollarsign.circle e7c1 lmv;dollarsign.square e7c1 lm;door.garage.closed e7c6 l;door.left.hand.closed e7cb l
        door.left.hand.open e7d0 l;dot.circle dot=e7d5 ring=e7da;dot.circle.and.cursorarrow e6db l
        dot.circle.and.hand.point.up.left.fill e6db l;dot.radiowaves.forward dot=e7df wave.1=e7e4 wave.2=e7e9 lmv
        dot.radiowaves.left.and.right dot=e7ee wave.1=e7f3 wave.2=e7f8 lmv
        dot.radiowaves.right dot=e7df wave.1=e7e4 wave.2=e7e9 lmv;dot.radiowaves.up.forward e7fd lmv
        dot.square mark=e802 frame=e807;dpad pad=e80c;drop e811 s;drop.halffull half=e816 ring=e81b
        drop.triangle e811 lmn;dryer e771 ln;duffle.bag e820 n;dumbbell e825;ear mark=e82a ear=e82f m
        ear.trianglebadge.exclamationmark e834 lm;earbuds e023 ln;eject e839
        ellipsis dot.1=e83e dot.2=e843 dot.3=e848 lmv
        ellipsis.bubble mark.1=e84d mark.2=e852 mark.3=e857 bubble=e85c lmv;ellipsis.circle e861 lmv
        ellipsis.curlybraces e6d1 lmvn;ellipsis.message e866 lmv;ellipsis.vertical e86b;engine.combustion e870
        entry.lever.keypad e875 n;envelope mark=e87a body=e87f ms;envelope.arrow.triangle.branch e884 ln
        envelope.open e889;equal e76c;eraser e88e;eraser.line.dashed e88e ln;escape e893 ln;esim e898 n;eurosign e89d
        ev.charger e8a2;exclamationmark e8a7 m;exclamationmark.2 0021 0021;exclamationmark.3 0021 0021 0021
        exclamationmark.arrow.circlepath e0eb ln;exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 e0eb ln
        exclamationmark.circle e8ac lmv;exclamationmark.icloud e8b1 lm;exclamationmark.octagon e8b6 lm
        exclamationmark.shield e8bb lm;exclamationmark.triangle e8c0 lm;exclamationmark.warninglight e8c5 ln
        externaldrive e8ca;externaldrive.connected.to.line.below e8cf;eye e8d4 s;eye.slash e8d9 l
        eye.trianglebadge.exclamationmark e8d4 lmn;eyebrow brow=e8de;eyedropper e8e3;eyedropper.full e8e8
        eyedropper.halffull e8e3 n;eyeglasses e8ed;eyes e8f2;f.cursive 0192;face.dashed e8f7 l;face.smiling e8fc l
        face.smiling.inverse e8fc lmn;faceid e901 lm;facemask e906 lm;fan e90b;fan.desk e90b lmn;fanblades e90b n
        faxmachine e910 n;ferry e915 s;fiberchannel e91a n;fibrechannel e91a;figure e91f n;figure.2 e924
        figure.2.and.child.holdinghands e929;figure.2.arms.open e924 n;figure.american.football e92e
        figure.and.child.holdinghands e924 ln;figure.archery e933;figure.arms.open e938;figure.badminton e93d n
        figure.baseball e2b7 n;figure.basketball e2c1 n;figure.bowling e942;figure.boxing e947;figure.child e94c
        figure.climbing e951 n;figure.cooldown e956 n;figure.cooling e95b n;figure.core.training e956 n
        figure.dance e956 n;figure.disc.sports e93d n;figure.golf e960;figure.handball e93d;figure.hiking e951
        figure.hockey e965 n;figure.indoor.cycle e96a n;figure.jumprope e93d n;figure.mind.and.body e956
        figure.mixed.cardio e96f n;figure.open.water.swim e974 n;figure.outdoor.cycle e96a;figure.pool.swim e974
        figure.roll e979;figure.rower e974 n;figure.run e96f;figure.sailing e97e n;figure.skiing.downhill e983
        figure.snowboarding e988;figure.soccer e98d n;figure.stairs e992;figure.stand e91f s
        figure.stand.line.dotted.figure.stand e924 ln;figure.strengthtraining.functional e825 n
        figure.strengthtraining.traditional e825 n;figure.taichi e956 n;figure.tennis e997 n;figure.volleyball e99c n
        figure.walk e9a1;figure.walk.motion e9a1 ln;figure.water.fitness e974 n;figure.wave e938 n;figure.yoga e956 n
        filemenu.and.cursorarrow cursor=e677 lines=e67c menu=e681;filemenu.and.selection mark=e9a6 menu=e9ab l
        film e9b0;film.stack e9b5;fireplace e9ba;firewall e9bf lm;fireworks burst=e9c4 l;fish e9c9 s;flag e9ce ms
        flag.2.crossed e9d3 l;flag.checkered e9d8;flame e9dd s;flashlight.off e9e2 n;flashlight.on e9e2;flask e9e7
        flip.horizontal e177;flowchart e9ec n;folder e9f1 ms;folder.badge.person.crop e9f6 lmn;football e05f
        fork.knife e9fb m;forward ea00 s;forward.end ea05 s;forward.frame ea05 n;fossil.shell ea0a;frying.pan ea0f
        fuelpump ea14 s;function ea19;fx 0066 0078;gamecontroller ea1e ls;gauge needle=ea23 dots=ea28 ring=ea2d
        gauge.high needle=e2a8 dots=e2ad ring=e2b2;gauge.low needle=ea32 dots=ea37 ring=ea3c
        gauge.medium needle=ea23 dots=ea28 ring=ea2d;gauge.open needle=e2a8 dots=e2ad ring=e2b2 v
        gauge.with.dots.needle.0percent needle=ea41 dots=ea46 ring=ea4b l
        gauge.with.dots.needle.100percent needle=ea50 dots=ea55 ring=ea5a l
        gauge.with.dots.needle.33percent needle=ea32 dots=ea37 ring=ea3c l
        gauge.with.dots.needle.50percent needle=ea23 dots=ea28 ring=ea2d l
        gauge.with.dots.needle.67percent needle=e2a8 dots=e2ad ring=e2b2 l
        gauge.with.dots.needle.bottom.0percent needle=ea41 dots=ea46 ring=ea4b l
        gauge.with.dots.needle.bottom.100percent needle=ea50 dots=ea55 ring=ea5a l
        gauge.with.dots.needle.bottom.50percent needle=ea23 dots=ea28 ring=ea2d l
        gauge.with.needle needle=ea5f dots=ea64 ring=ea69 l;gear ea6e m;gearshape ea73;gearshape.2 front=ea78 rear=ea7d
        gearshape.arrow.triangle.2.circlepath gear=ea82 arrows=ea87;gift e082 msn;giftcard e082 n;globe ring=ea8c
        globe.americas ea91;globe.asia.australia ea96 n;globe.desk ea9b;globe.europe.africa ea96;gobackward e118 n
        goforward e10e n;graduationcap eaa0;greaterthan eaa5;greetingcard eaaa;guitars eaaf l;gym.bag e820
        hammer eab4 s;hand.draw eab9 ln;hand.palm.facing eabe n;hand.pinch eac3 l;hand.point.down eac8
        hand.point.left eacd;hand.point.right ead2;hand.point.up eab9;hand.point.up.left eab9 n;hand.raised eabe ms
        hand.raised.fingers.spread ead7;hand.rays ead7 ln;hand.tap eadc l;hand.thumbsdown eae1 s;hand.thumbsup eae6 s
        hand.wave eaeb;handbag eaf0 s;hands.and.sparkles eaf5 l;hands.clap eafa l;hands.sparkles eafa n;hanger eaff
        hare eb04 s;headphones e023 s;headset eb09;hearingdevice.ear e834 ln;heart eb0e mvs;heart.gauge.open e357 n
        heart.text.clipboard e18b ln;heart.text.square mark=eb13 square=eb18 lm;helm eb1d n;hexagon e569
        hifireceiver eb22 n;hifispeaker eb22 l;hifispeaker.2 eb22 ln;highlighter eb27 l;hockey.puck e965
        homekit house=eb2c inner=eb31;homepod eb22 ln;homepod.mini eb22 ln;homepodmini eb22 n;horn eb36 n
        hourglass mark=eb3b glass=eb40 lms;hourglass.bottomhalf.filled half=eb45 glass=eb4a lm
        hourglass.tophalf.filled half=eb4f glass=eb54 lm;house eb59 ms;house.and.flag eb5e n;house.lodge eb5e
        humidity eb63 lmv;hurricane eb68 m;icloud cloud=e5aa m;icloud.and.arrow.down eb6d l;icloud.and.arrow.up eb72 l
        icloud.slash eb77 l;increase.indent eb7c lm;indianrupeesign eb81;infinity eb86;info 0069 m
        info.circle mark=eb8b ring=eb90 lmv;inset.filled.bottomhalf.rectangle half=eb95 ring=eb9a
        inset.filled.bottomthird.rectangle inset=eb9f ring=eba4;inset.filled.circle dot=e56e ring=e573 lv
        inset.filled.leadinghalf.rectangle half=eba9 ring=ebae;inset.filled.leadingthird.rectangle inset=ebb3 ring=ebb8
        inset.filled.lefthalf.rectangle half=eba9 ring=ebae;inset.filled.rectangle half=ebbd ring=ebc2 l
        inset.filled.rectangle.and.person.filled ebc7 n;inset.filled.righthalf.rectangle half=ebcc ring=ebd1
        inset.filled.tophalf.rectangle inset=ebd6 ring=ebdb;inset.filled.topthird.rectangle inset=ebe0 ring=ebe5
        inset.filled.trailinghalf.rectangle half=ebcc ring=ebd1
        inset.filled.trailingthird.rectangle inset=ebea ring=ebef;internaldrive e8ca n;ipad e0b4 l
        ipad.homebutton mark=ebf4 pad=ebf9 l;ipad.landscape ebfe l;iphone ec03 l;iphone.and.arrow.forward ec03 n
        iphone.gen3 ec03 ln;iphone.homebutton mark=ec08 phone=ec0d l;iphone.landscape ec12 l
        iphone.radiowaves.left.and.right ec17 lmv;italic ec1c m;ivfluid.bag eb63 n;jacket ec21;key ec26 s
        key.horizontal ec2b;keyboard ec30;keyboard.chevron.compact.down chevron=ec35 keys=ec3a l;l.joystick e0dc lmn
        ladybug ec3f lms;lamp.ceiling ec44;lamp.desk ec49;lamp.floor ec49 n;lamp.table ec49 n;laptopcomputer ec4e l
        laptopcomputer.and.iphone phone=ec53 laptop=ec58 l;largecircle.fill.circle dot=e56e ring=e573
        laser.burst ec5d n;lasso ec62;lasso.and.sparkles sparkles=ec67 lasso=ec6c l
        lasso.badge.sparkles sparkles=ec67 lasso=ec6c l;lasso.sparkles sparkles=ec67 lasso=ec6c l;latch.2.case ec71
        laurel.leading ec76 n;laurel.trailing ec7b;leaf ec76 ms;leaf.arrow.circlepath leaf=ec80 arrows=ec85
        leaf.arrow.triangle.circlepath leaf=ec80 arrows=ec85;lessthan ec8a;level ec8f lm;lifepreserver ec94
        light.beacon.max e8c5 lm;light.beacon.min e8c5 lmn;lightbulb ec99 lms;lightbulb.led ec99 lmn
        lightbulb.max ec9e l;lightbulb.min ec99 n;lightrail eca3;lightspectrum.horizontal eca8 n
        line.3.crossed.swirl.circle ecad;line.3.horizontal ecb2
        line.3.horizontal.button.angledtop.vertical.right ecb2 ln;line.3.horizontal.decrease ecb7;line.diagonal ecbc
        line.horizontal.3 ecb2;line.horizontal.3.decrease ecb7;lineweight lines=ecc1;link ecc6 mn;list.and.film eccb l
        list.bullet ecd0 lm;list.bullet.below.rectangle frame=ecd5 list=ecda l;list.bullet.clipboard e18b lmn
        list.bullet.indent ecdf lm;list.bullet.indent.circle e4ab
        list.bullet.rectangle.portrait mark=ece4 frame=ece9 lm;list.clipboard e18b lmn;list.dash e4ab lm
        list.dash.header.rectangle mark=ecee frame=ecf3;list.number ecf8 lm;list.star ecfd lm;list.triangle ecd0 lmn
        livephoto dot=ed02 ring=ed07 dots=ed0c lmv;livephoto.play ed11;lizard lizard=ed16;location ed1b ms
        location.north ed20 ms;location.north.line ed20 mn;lock ed25 ms;lock.desktopcomputer e6f9 ln
        lock.display e776 ln;lock.doc ed2a;lock.iphone ec03 ln;lock.open ed2f s
        lock.open.rotation lock=ed34 arrow=ed39 l;lock.rotation lock=ed3e arrow=ed43 l;lungs lungs=ed48 windpipe=ed4d
        macbook ec4e ln;macbook.and.iphone phone=ec53 laptop=ec58 lm;macmini e8ca n;macpro.gen3 ed52;macstudio e8ca n
        macwindow ed57 lm;macwindow.and.cursorarrow cursor=ed5c bar=ed61 window=ed66 l
        macwindow.and.pointer.arrow cursor=ed5c bar=ed61 window=ed66 l;macwindow.on.rectangle ed6b lm;magazine ed70
        magicmouse e672 n;magnifyingglass e334;mail mark=e87a body=e87f;mail.stack e884;map mark=ed75 sheet=ed7a
        mappin pin=ed7f ms;mappin.and.ellipse pin=ed84 ellipse=ed89 lm;medal ed8e;medal.star ed93
        medical.thermometer ed98 n;megaphone eb36;memories e5a5 n;memorychip ed9d;menubar.rectangle eda2;menucard e375
        message eda7 ms;metronome edac;mic edb1 s;mic.slash edb6;microbe edbb;microphone edb1 msn;microwave e68b n
        minus bar=edc0 m;minus.circle edc5 lmv;minus.magnifyingglass edca l;minus.plus.batteryblock e307 lmn
        moon edcf ms;moon.stars moon=edd4 star=edd9 lm;moon.zzz edcf ln;moonphase.first.quarter half=e582 ring=e587
        moonphase.full.moon edde;moonphase.last.quarter half=e578 ring=e57d;moonphase.new.moon e537 n
        moonphase.waning.crescent edcf n;moonphase.waxing.crescent ede3;moped ede8;mosaic eded n;motorcycle edf2
        mountain.2 mark=edf7 front=edfc rear=ee01 lm;mouth mouth=ee06;move.3d e1d6 n;movieclapper ee0b l;mug ee10 s
        multiply ee15;multiply.circle ee1a lmv;music.mic ee1f s;music.microphone ee1f n;music.note note=ee24
        music.note.house mark=ee29 house=ee2e l;music.note.list ee33 l;music.quarternote.3 ee38;mustache hair=ee3d
        network node.1=ee42 node.2=ee47 node.3=ee4c link=ee51 m;network.badge.shield.half.filled ee56 l;newspaper ee5b
        nose nose=ee60;nosign ee65;note ee6a;note.text ee6a n;notequal ee6f;number ee74;oar.2.crossed e915 n
        octagon ee79;opticaldisc ee7e;opticaldiscdrive ee7e n;opticid e8d4 lvn;option e055;oval e537 n;oven e68b
        paintbrush ee83;paintbrush.pointed ee88;paintpalette ee8d lm;paperclip ee92 m;paperplane ee97 s
        paragraph ee9c n;paragraphsign ee9c;parentheses eea1;parkingsign eea6;party.popper eeab lm;pause eeb0 s
        pawprint eeb5 s;pc ed52 lmn;peacesign eeba;pencil e096;pencil.and.list.clipboard e18b ln
        pencil.and.outline eebf l;pencil.and.ruler eec4;pencil.and.scribble eebf ln;pencil.circle eec9 lmv
        pencil.line eece l;pencil.slash eed3 l;pencil.tip eed8;pentagon eedd;percent eee2;percent.ar eee2 n
        person figure=eee7 s;person.2 front=eeec rear=eef1 l;person.2.wave.2 wave.1=eef6 wave.2=eefb figure=ef00 lmv
        person.3 front=ef05 rear=ef0a l;person.3.sequence left=ef0f middle=ef14 right=ef19 lmv
        person.and.background.dotted ef1e l;person.badge.shield.checkmark badge=ef23 figure=ef28 lm
        person.badge.shield.exclamationmark badge=ef2d figure=ef32 lm;person.bust figure=eee7;person.circle ef37 lmv
        person.crop.artframe ef3c ln;person.crop.circle mark=ef41 ring=ef46 lm;person.crop.circle.dashed ef4b
        person.crop.rectangle ef3c l;person.crop.square ef50 lm;person.crop.square.filled.and.at.rectangle ef55 lm
        person.fill.checkmark badge=ef5a figure=ef5f l;person.fill.questionmark badge=ef64 figure=ef69 l
        person.fill.xmark badge=ef6e figure=ef73 l;person.line.dotted.person e924 ln;person.text.rectangle ef55 lm
        person.wave.2 wave.1=eef6 wave.2=eefb figure=ef00 lmv;personalhotspot ecc6;perspective ef78 lm;phone e406 ms
        phone.and.waveform waves=ef7d phone=ef82 l;phone.arrow.down.left ef87 l;phone.arrow.up.right ef8c l
        phone.connection ef91 l;phone.down ef96 m;phone.fill.arrow.down.left ef87;phone.fill.arrow.up.right ef8c
        photo ef9b;photo.artframe mark=efa0 frame=efa5 l;photo.on.rectangle efaa lm;photo.on.rectangle.angled efaf lm
        photo.stack mark=efb4 front=efb9 rear=efbe;pianokeys efc3;pill efc8 mn;pills efc8 lms;pin efcd ms
        pin.slash efd2 l;pip efd7 lm;pip.enter efd7 lmn;pip.exit efd7 lmn;pipe.and.drop efdc ln
        placeholdertext mark=efe1 frame=efe6;platter.2.filled.iphone ec03 n;platter.filled.bottom.iphone ec03 ln
        platter.filled.top.iphone ec03 ln;play efeb s;play.tv eff0 lm;playpause eff5;plus bars=effa m;plus.app efff lm
        plus.circle e6ae lmv;plus.forwardslash.minus f004;plus.magnifyingglass f009 l
        plus.rectangle.on.folder plus=f00e frame=f013 folder=f018 lm;plus.rectangle.on.rectangle e78f lm
        plus.slash.minus f004;plus.square efff lm;plus.square.on.square e78f lm;plusminus f004 n
        point.3.connected.trianglepath.dotted f01d l;point.3.filled.connected.trianglepath.dotted f01d lmn
        point.topleft.down.curvedto.point.bottomright.up f022;pointer.arrow e6d6 n;pointer.arrow.click e6db n
        pointer.arrow.click.2 e6db n;pointer.arrow.motionlines.click e6db n;popcorn f027;power f02c;powercord f031 n
        poweroff f02c n;poweron f02c n;powerplug f031;powerplug.portrait f031 n;powersleep edcf n;printer e910
        printer.dotmatrix e910 ln;progress.indicator f036 vn;puzzlepiece f03b s;puzzlepiece.extension f03b n
        pyramid f040 n;qrcode f045;questionmark f04a m;questionmark.circle f04f lmv;questionmark.key.filled ec26 n
        quote.bubble mark=f054 bubble=f059 lm;quote.bubble.right mark=f05e bubble=f063;quote.closing f068 n
        quote.opening f068 n;r.joystick e0dc lmn;radio f06d;rainbow f072 v;rays f036 lmv;receipt f077
        record.circle dot=f07c ring=f081 lmv;recordingtape f086;rectangle.3.group f08b;rectangle.3.offgrid f090 n
        rectangle.and.arrow.up.right.and.arrow.down.left e203 l;rectangle.and.paperclip ee92 ln
        rectangle.and.pencil.and.ellipsis pencil=f095 dots=f09a frame=f09f lmv;rectangle.and.photo ef9b n
        rectangle.and.text.magnifyingglass f0a4 lmn;rectangle.arrowtriangle.2.outward frame=f0a9 arrows=f0ae
        rectangle.bottomhalf.filled half=f0b3 ring=f0b8;rectangle.bottomhalf.inset.filled half=eb95 ring=eb9a
        rectangle.bottomthird.inset.filled inset=eb9f ring=eba4;rectangle.center.inset.filled inset=f0bd ring=f0c2
        rectangle.compress.vertical f0c7 l;rectangle.connected.to.line.below e9ec;rectangle.dashed f0cc
        rectangle.expand.vertical f0d1 l;rectangle.grid.1x2 f0d6;rectangle.grid.2x2 f090 n
        rectangle.grid.3x2 rectangles=f0db;rectangle.inset.filled half=ebbd ring=ebc2
        rectangle.inset.filled.and.person.filled f0e0 n;rectangle.leadinghalf.filled half=f0e5 ring=f0ea
        rectangle.leadinghalf.inset.filled half=eba9 ring=ebae;rectangle.leadingthird.inset.filled inset=ebb3 ring=ebb8
        rectangle.lefthalf.filled half=f0e5 ring=f0ea;rectangle.lefthalf.inset.filled half=eba9 ring=ebae
        rectangle.on.rectangle f0ef lm;rectangle.on.rectangle.angled f0ef lm;rectangle.portrait f0f4
        rectangle.portrait.and.arrow.forward f0f9 l;rectangle.portrait.and.arrow.left f0fe
        rectangle.portrait.and.arrow.right f0f9 l;rectangle.portrait.arrowtriangle.2.outward frame=f0a9 arrows=f0ae
        rectangle.righthalf.filled half=f103 ring=f108;rectangle.righthalf.inset.arrow.right f0f9 n
        rectangle.righthalf.inset.filled half=ebcc ring=ebd1;rectangle.split.1x2 f10d n;rectangle.split.2x1 f112 n
        rectangle.split.2x2 eded n;rectangle.split.3x1 e6e0;rectangle.split.3x3 f117
        rectangle.stack front=f11c rear=f121;rectangle.stack.person.crop f126 ln
        rectangle.tophalf.filled half=f12b ring=f130;rectangle.tophalf.inset.filled inset=ebd6 ring=ebdb
        rectangle.topthird.inset.filled inset=ebe0 ring=ebe5;rectangle.trailinghalf.filled half=f103 ring=f108
        rectangle.trailinghalf.inset.filled half=ebcc ring=ebd1
        rectangle.trailingthird.inset.filled inset=ebea ring=ebef;refrigerator door=f135 handles=f13a body=f13f
        repeat e0f0 n;repeat.1 f144 l;restart e10e n;return e1ae n;return.left e893;rhombus e749 n;road.lanes f149
        road.lanes.curved.left f149 n;rosette f14e;rotate.3d e0eb n;rotate.left e118 ln;rotate.right e10e ln
        rublesign f153;ruler f158;safari f15d lm;sailboat e97e s;scale.3d f162;scalemass e825 n;scanner e910 n
        scissors f167;scooter f16c;scope e3fc;screwdriver f171;scribble f176;scribble.variable f17b;scroll f180
        sdcard e898 n;seal f185;selection.pin.in.out e07d n;sensor e366 lmv;sensor.tag.radiowaves.forward e028 lmvn
        server.rack f18a;shared.with.you e924 ln;shareplay f18f lmv;shield f194 s;shield.checkered e4a1
        shield.lefthalf.filled half=f199 ring=f19e;shield.slash f1a3 l;shift e24e n;shippingbox e6c2;shoe f1a8
        shoe.2 f1a8 n;shower f1ad lmv;shuffle f1b2;sidebar.leading f1b7;sidebar.left f1b7;sidebar.right f1bc
        sidebar.squares.leading f1c1;sidebar.squares.left f1c1;sidebar.trailing f1bc;signature f1c6 lm
        signpost.left f1cb;signpost.right f1d0;signpost.right.and.left f1d0 n;simcard e898 lm;sink e2c6 n
        skateboard e988 n;skew f1d5;skis e983 n;sleep edcf n;slider.horizontal.2.square f1da l
        slider.horizontal.3 knob.1=f1df knob.2=f1e4 knob.3=f1e9 bars=f1ee;slider.horizontal.below.rectangle f1f3 l
        slider.vertical.3 f1f8;slowmo f036 lmvn;smallcircle.filled.circle dot=f1fd ring=f202 lmv;smartphone ec03 ln
        smoke f207 m;snow flakes=f20c;snowboard e988 n;snowflake f211 m;soccerball e98d;sofa f216 s;space bracket=f21b
        sparkle f220 m;sparkle.magnifyingglass sparkle=f225 glass=f22a l;sparkles ec5d m
        sparkles.tv sparkles=f22f screen=f234 foot=f239 l;speaker speaker=f23e;speaker.1 speaker=f243 wave.1=f248 lmv
        speaker.2 speaker=f24d wave.1=f252 wave.2=f257 lmv
        speaker.3 speaker=f25c wave.1=f261 wave.2=f266 wave.3=f26b lmv;speaker.minus f270 ln;speaker.plus f275 ln
        speaker.wave.1 speaker=f243 wave.1=f248 lmv;speaker.wave.2 speaker=f24d wave.1=f252 wave.2=f257 lmv
        speaker.wave.3 speaker=f25c wave.1=f261 wave.2=f266 wave.3=f26b lmv;speaker.zzz f27a ln
        speedometer needle=e2a8 dots=e2ad ring=e2b2;spigot e811 n;sportscourt f27f;sprinkler f1ad n;square f284 sn
        square.3.layers.3d f289 lmvn;square.and.arrow.down arrow=f28e box=f293 l;square.and.arrow.down.on.square e12c l
        square.and.arrow.up arrow=f298 box=f29d l;square.and.arrow.up.on.square e1ef l
        square.and.line.vertical.and.square e6e0;square.and.pencil f2a2 l;square.bottomhalf.filled half=f2a7 ring=f2ac
        square.dashed e07d;square.dashed.inset.filled f2b1;square.fill.text.grid.1x2 squares=f2b6 text=f2bb
        square.filled.and.line.vertical.and.square e6e0 n;square.grid.2x2 f090;square.grid.3x2 squares=f2c0
        square.grid.3x3 squares=f2c5;square.grid.4x3 squares=f2ca;square.lefthalf.filled half=f2cf ring=f2d4
        square.on.circle square=f2d9 circle=f2de;square.on.square f0ef lm;square.righthalf.filled half=f2e3 ring=f2e8
        square.split.1x2 f10d;square.split.2x1 f112;square.split.2x2 eded;square.split.bottomrightquarter f08b n
        square.split.diagonal.2x2 lines=f2ed frame=f2f2;square.stack front=f2f7 rear=f2fc
        square.stack.3d.down.right f289 lmvn;square.stack.3d.up f289 lmvn;square.text.square mark=f301 front=f306
        square.tophalf.filled half=f30b ring=f310;squares.below.rectangle f315 l;squares.leading.rectangle f31a l
        squareshape f284;squareshape.split.2x2 eded n;squareshape.split.3x3 f117 n;stairs e992 n;star f31f ms
        star.leadinghalf.filled half=f324 ring=f329;staroflife e271;steeringwheel eb1d;sterlingsign f32e
        stethoscope f333 lm;stop f338 s;stopwatch f33d lmn;storefront f342;stove e68b n;strikethrough f347 lm
        stroller f34c;studentdesk f0e0;suit.club f351 ms;suit.diamond e749 ms;suit.heart e113 ms;suit.spade f356 ms
        suitcase f35b;suitcase.cart f360 l;suitcase.rolling f365;sum f36a;sun.dust sun=f36f rays=f374 haze=f379 lm
        sun.haze sun=f37e rays=f383 haze=f388 lm;sun.horizon sun=f38d rays=f392 horizon=f397 lm
        sun.max sun=f39c rays=f3a1 m;sun.min sun=f3a6 rays=f3ab;sun.rain rain=f3b0 sun=f3b5 l
        sun.snow snow=f3ba sun=f3bf l;sunglasses f3c4 l;sunrise sun=f3c9 arrow=f3ce rays=f3d3 horizon=f3d8 lm
        sunset sun=f3dd arrow=f3e2 rays=f3e7 horizon=f3ec lm;surfboard e988 n;suv.side f3f1;swatchpalette f3f6 l
        swift bird=f3fb;switch.2 f400 l;switch.programmable f400 lmn;syringe f405;table f40a n;table.furniture f40f
        tablecells f40a;tag f414 s;takeoutbag.and.cup.and.straw f419 l;target dot=f41e ring.1=f423 ring.2=f428 lmv
        teddybear f42d s;teletype ef91 mn;tennis.racket e997;tennisball f432;tent f437;tent.2 f437 lmn;terminal e091
        testtube.2 e6b3 lmn;text.aligncenter f43c;text.alignleft f441;text.alignright f446;text.append f44b l
        text.badge.checkmark e4a6 lmn;text.badge.minus f44b lmn;text.badge.plus f44b lmn
        text.below.photo mark=f450 frame=f455 text=f45a;text.book.closed e451;text.bubble mark=f45f bubble=f464 lm
        text.cursor e45b;text.document e794 n;text.insert f44b ln;text.justify f469;text.justify.leading f441 n
        text.justify.left f441 n;text.line.first.and.arrowtriangle.forward eb7c n;text.magnifyingglass f0a4 l
        text.page e794 ln;text.quote f068 l;text.redaction f441 n;text.viewfinder f46e n;text.word.spacing e172 n
        textformat f473;textformat.123 0031 0032 0033;textformat.abc 0041 0062 0063;textformat.alt e44c
        textformat.size f473 n;textformat.size.larger letter=f478;textformat.size.smaller letter=f47d
        textformat.subscript f482 l;textformat.superscript f487 l;theatermask.and.paintbrush ee8d ln
        theatermasks f48c lms;thermometer ed98;thermometer.high f491 lmv;thermometer.low f496 lmvn
        thermometer.medium ed98 lmvn;thermometer.snowflake f496 lmv;thermometer.sun thermometer=f49b sun=f4a0 lm
        thermometer.variable ed98 n;ticket f4a5;timelapse f4aa lmv;timer f33d lm;tire f4af;togglepower f02c ln
        toilet f4b4;tornado f4b9 m;tortoise mark=f4be shell=f4c3 limbs=f4c8 s;touchid f4cd lmv
        train.side.front.car f4d2;tram f4d7 s;tram.fill.tunnel f4d7 n;translate e456 l
        trapezoid.and.line.vertical f1d5 ln;trash f4dc m;tray f4e1;tray.2 f289;tray.and.arrow.down e12c ln
        tray.and.arrow.up e1ef ln;tray.full tray=f4e6 papers=f4eb;tree f4f0 s;triangle f040 s;trophy f4f5 s
        tropicalstorm eb68 mn;truck.box e384;truck.pickup.side e384 n;tshirt f4fa s;tuningfork f4ff
        tv screen=e0a0 foot=e0a5 ls;tv.and.mediabox f504 l;uiwindow.split.2x1 e6e0 n;umbrella f509;underline f50e lm
        video f513 ms;video.bubble f518 lm;video.doorbell f51d ln;video.slash f522 lm;view.3d f527
        viewfinder corners=f52c s;visionpro f531 n;voiceover e005 n;volleyball e99c;wake f536;wallet.bifold f53b n
        wallet.pass f53b;wand.and.rays f540 lmvn;wand.and.rays.inverse f545 n;wand.and.stars f540
        wand.and.stars.inverse f545;washer e771 l;watchface.applewatch.case e0af ln;water.waves f54a lmv
        waterbottle f54f n;wave.3.backward wave.1=f554 wave.2=f559 wave.3=f55e lmv
        wave.3.forward wave.1=f563 wave.2=f568 wave.3=f56d lv;wave.3.left wave.1=f554 wave.2=f559 wave.3=f55e lmv
        wave.3.right wave.1=f563 wave.2=f568 wave.3=f56d lmv
        waveform bar.1=f572 bar.2=f577 bar.3=f57c bar.4=f581 bar.5=f586 bar.6=f58b lmv;waveform.path f590 n
        waveform.path.ecg f590;web.camera f595 lm;wifi wave.1=f59a wave.2=f59f wave.3=f5a4 lmv
        wifi.exclamationmark sign=f5a9 wave=f5ae lm;wifi.router f5b3 lmv;wind e00a m;wind.snow f211 lmn
        window.horizontal bars=f5b8 frame=f5bd;window.horizontal.closed bars=f5b8 frame=f5bd
        window.vertical.closed bars=f5c2 frame=f5c7;window.vertical.open bars=f5c2 frame=f5c7 n;wineglass f5cc s
        wonsign f5d1;wrench f5d6 s;wrench.adjustable f5d6 n;wrench.and.screwdriver driver=f5db wrench=f5e0 lm
        wrongwaysign ee65 n;x.squareroot f5e5 l;xbox.logo mark=f5ea disc=f5ef;xmark bars=f5f4 m;xmark.bin f5f9 lmn
        xmark.circle ee1a lmv;xmark.icloud f5fe lm;xmark.square f603 lm;xserve f18a n;yensign f608

        """
}
