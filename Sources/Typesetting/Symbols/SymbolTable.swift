/// SF Symbols names and the characters of the symbol font that stand in for them, sorted by name: the first of five in a
/// row (thin, light, regular, bold, fill), and one such of each layer of a symbol in layers. Letters say what SF Symbols
/// has of the name: l layers, m colours of its own, v steps that show a value; s is solid inside another shape, n is only
/// like Apple's. Written
/// by Scripts/fonts-symbols.py from fonts-symbols.txt and fonts-drawings.txt; one text, so that nothing is built at start.
enum SymbolTable {
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
        bolt e34d ms;bolt.batteryblock e307 lmn;bolt.car e352 lmn;bolt.heart e357 lmvn;bolt.horizontal e35c
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
        drop.triangle e811 lmn;dryer e771 ln;duffle.bag e820 n;dumbbell e825;ear e82a m
        ear.trianglebadge.exclamationmark e82a lmn;earbuds e023 ln;eject e82f
        ellipsis dot.1=e834 dot.2=e839 dot.3=e83e lmv
        ellipsis.bubble mark.1=e843 mark.2=e848 mark.3=e84d bubble=e852 lmv;ellipsis.circle e857 lmv
        ellipsis.curlybraces e6d1 lmvn;ellipsis.message e85c lmv;ellipsis.vertical e861;engine.combustion e866
        entry.lever.keypad e86b n;envelope mark=e870 body=e875 ms;envelope.arrow.triangle.branch e87a ln
        envelope.open e87f;equal e76c;eraser e884;eraser.line.dashed e884 ln;escape e889 ln;esim e88e n;eurosign e893
        ev.charger e898;exclamationmark e89d m;exclamationmark.2 0021 0021;exclamationmark.3 0021 0021 0021
        exclamationmark.arrow.circlepath e0eb ln;exclamationmark.arrow.trianglehead.2.clockwise.rotate.90 e0eb ln
        exclamationmark.circle e8a2 lmv;exclamationmark.icloud e8a7 lm;exclamationmark.octagon e8ac lm
        exclamationmark.shield e8b1 lm;exclamationmark.triangle e8b6 lm;exclamationmark.warninglight e8bb ln
        externaldrive e8c0;externaldrive.connected.to.line.below e8c5;eye e8ca s;eye.slash e8cf l
        eye.trianglebadge.exclamationmark e8ca lmn;eyebrow brow=e8d4;eyedropper e8d9;eyedropper.full e8de
        eyedropper.halffull e8d9 n;eyeglasses e8e3;eyes e8e8;f.cursive 0192;face.dashed e8ed l;face.smiling e8f2 l
        face.smiling.inverse e8f2 lmn;faceid e8f7 lm;facemask e8fc lm;fan e901;fan.desk e901 lmn;fanblades e901 n
        faxmachine e906 n;ferry e90b s;fiberchannel e910 n;fibrechannel e910;figure e915 n;figure.2 e91a
        figure.2.and.child.holdinghands e91f;figure.2.arms.open e91a n;figure.american.football e924
        figure.and.child.holdinghands e91a ln;figure.archery e929;figure.arms.open e92e;figure.badminton e933 n
        figure.baseball e2b7 n;figure.basketball e2c1 n;figure.bowling e938;figure.boxing e93d;figure.child e942
        figure.climbing e947 n;figure.cooldown e94c n;figure.cooling e951 n;figure.core.training e94c n
        figure.dance e94c n;figure.disc.sports e933 n;figure.golf e956;figure.handball e933;figure.hiking e947
        figure.hockey e95b n;figure.indoor.cycle e960 n;figure.jumprope e933 n;figure.mind.and.body e94c
        figure.mixed.cardio e965 n;figure.open.water.swim e96a n;figure.outdoor.cycle e960;figure.pool.swim e96a
        figure.roll e96f;figure.rower e96a n;figure.run e965;figure.sailing e974 n;figure.skiing.downhill e979
        figure.snowboarding e97e;figure.soccer e983 n;figure.stairs e988;figure.stand e915 s
        figure.stand.line.dotted.figure.stand e91a ln;figure.strengthtraining.functional e825 n
        figure.strengthtraining.traditional e825 n;figure.taichi e94c n;figure.tennis e98d n;figure.volleyball e992 n
        figure.walk e997;figure.walk.motion e997 ln;figure.water.fitness e96a n;figure.wave e92e n;figure.yoga e94c n
        filemenu.and.cursorarrow cursor=e677 lines=e67c menu=e681;filemenu.and.selection mark=e99c menu=e9a1 l
        film e9a6;film.stack e9ab;fireplace e9b0;firewall e9b5 lm;fireworks burst=e9ba l;fish e9bf s;flag e9c4 ms
        flag.2.crossed e9c9 l;flag.checkered e9ce;flame e9d3 s;flashlight.off e9d8 n;flashlight.on e9d8;flask e9dd
        flip.horizontal e177;flowchart e9e2 n;folder e9e7 ms;folder.badge.person.crop e9ec lmn;football e05f
        fork.knife e9f1 m;forward e9f6 s;forward.end e9fb s;forward.frame e9fb n;fossil.shell ea00;frying.pan ea05
        fuelpump ea0a s;function ea0f;fx 0066 0078;gamecontroller ea14 ls;gauge needle=ea19 dots=ea1e ring=ea23
        gauge.high needle=e2a8 dots=e2ad ring=e2b2;gauge.low needle=ea28 dots=ea2d ring=ea32
        gauge.medium needle=ea19 dots=ea1e ring=ea23;gauge.open needle=e2a8 dots=e2ad ring=e2b2 v
        gauge.with.dots.needle.0percent needle=ea37 dots=ea3c ring=ea41 l
        gauge.with.dots.needle.100percent needle=ea46 dots=ea4b ring=ea50 l
        gauge.with.dots.needle.33percent needle=ea28 dots=ea2d ring=ea32 l
        gauge.with.dots.needle.50percent needle=ea19 dots=ea1e ring=ea23 l
        gauge.with.dots.needle.67percent needle=e2a8 dots=e2ad ring=e2b2 l
        gauge.with.dots.needle.bottom.0percent needle=ea37 dots=ea3c ring=ea41 l
        gauge.with.dots.needle.bottom.100percent needle=ea46 dots=ea4b ring=ea50 l
        gauge.with.dots.needle.bottom.50percent needle=ea19 dots=ea1e ring=ea23 l
        gauge.with.needle needle=ea55 dots=ea5a ring=ea5f l;gear ea64 m;gearshape ea69;gearshape.2 front=ea6e rear=ea73
        gearshape.arrow.triangle.2.circlepath gear=ea78 arrows=ea7d;gift e082 msn;giftcard e082 n;globe ring=ea82
        globe.americas ea87;globe.asia.australia ea8c n;globe.desk ea91;globe.europe.africa ea8c;gobackward e118 n
        goforward e10e n;graduationcap ea96;greaterthan ea9b;greetingcard eaa0;guitars eaa5 l;gym.bag e820
        hammer eaaa s;hand.draw eaaf ln;hand.palm.facing eab4 n;hand.pinch eab9 l;hand.point.down eabe
        hand.point.left eac3;hand.point.right eac8;hand.point.up eaaf;hand.point.up.left eaaf n;hand.raised eab4 ms
        hand.raised.fingers.spread eacd;hand.rays eacd ln;hand.tap ead2 l;hand.thumbsdown ead7 s;hand.thumbsup eadc s
        hand.wave eae1;handbag eae6 s;hands.and.sparkles eaeb l;hands.clap eaf0 l;hands.sparkles eaf0 n;hanger eaf5
        hare eafa s;headphones e023 s;headset eaff;hearingdevice.ear e82a ln;heart eb04 mvs;heart.gauge.open e357 n
        heart.text.clipboard e18b ln;heart.text.square e357 lm;helm eb09 n;hexagon e569;hifireceiver eb0e n
        hifispeaker eb0e l;hifispeaker.2 eb0e ln;highlighter eb13 l;hockey.puck e95b;homekit house=eb18 inner=eb1d
        homepod eb0e ln;homepod.mini eb0e ln;homepodmini eb0e n;horn eb22 n;hourglass eb27 lm
        hourglass.bottomhalf.filled eb2c lm;hourglass.tophalf.filled eb31 lm;house eb36 ms;house.and.flag eb3b n
        house.lodge eb3b;humidity eb40 lmv;hurricane eb45 m;icloud cloud=e5aa m;icloud.and.arrow.down eb4a l
        icloud.and.arrow.up eb4f l;icloud.slash eb54 l;increase.indent eb59 lm;indianrupeesign eb5e;infinity eb63
        info 0069 m;info.circle mark=eb68 ring=eb6d lmv;inset.filled.bottomhalf.rectangle half=eb72 ring=eb77
        inset.filled.bottomthird.rectangle inset=eb7c ring=eb81;inset.filled.circle dot=e56e ring=e573 lv
        inset.filled.leadinghalf.rectangle half=eb86 ring=eb8b;inset.filled.leadingthird.rectangle inset=eb90 ring=eb95
        inset.filled.lefthalf.rectangle half=eb86 ring=eb8b;inset.filled.rectangle half=eb9a ring=eb9f l
        inset.filled.rectangle.and.person.filled eba4 n;inset.filled.righthalf.rectangle half=eba9 ring=ebae
        inset.filled.tophalf.rectangle inset=ebb3 ring=ebb8;inset.filled.topthird.rectangle inset=ebbd ring=ebc2
        inset.filled.trailinghalf.rectangle half=eba9 ring=ebae
        inset.filled.trailingthird.rectangle inset=ebc7 ring=ebcc;internaldrive e8c0 n;ipad e0b4 l
        ipad.homebutton mark=ebd1 pad=ebd6 l;ipad.landscape ebdb l;iphone ebe0 l;iphone.and.arrow.forward ebe0 n
        iphone.gen3 ebe0 ln;iphone.homebutton mark=ebe5 phone=ebea l;iphone.landscape ebef l
        iphone.radiowaves.left.and.right ebf4 lmv;italic ebf9 m;ivfluid.bag eb40 n;jacket ebfe;key ec03 s
        key.horizontal ec08;keyboard ec0d;keyboard.chevron.compact.down chevron=ec12 keys=ec17 l;l.joystick e0dc lmn
        ladybug ec1c lms;lamp.ceiling ec21;lamp.desk ec26;lamp.floor ec26 n;lamp.table ec26 n;laptopcomputer ec2b l
        laptopcomputer.and.iphone phone=ec30 laptop=ec35 l;largecircle.fill.circle dot=e56e ring=e573
        laser.burst ec3a n;lasso ec3f;lasso.and.sparkles sparkles=ec44 lasso=ec49 l
        lasso.badge.sparkles sparkles=ec44 lasso=ec49 l;lasso.sparkles sparkles=ec44 lasso=ec49 l;latch.2.case ec4e
        laurel.leading ec53 n;laurel.trailing ec58;leaf ec53 ms;leaf.arrow.circlepath leaf=ec5d arrows=ec62
        leaf.arrow.triangle.circlepath leaf=ec5d arrows=ec62;lessthan ec67;level ec6c lm;lifepreserver ec71
        light.beacon.max e8bb lm;light.beacon.min e8bb lmn;lightbulb ec76 lms;lightbulb.led ec76 lmn
        lightbulb.max ec7b l;lightbulb.min ec76 n;lightrail ec80;lightspectrum.horizontal ec85 n
        line.3.crossed.swirl.circle ec8a;line.3.horizontal ec8f
        line.3.horizontal.button.angledtop.vertical.right ec8f ln;line.3.horizontal.decrease ec94;line.diagonal ec99
        line.horizontal.3 ec8f;line.horizontal.3.decrease ec94;lineweight lines=ec9e;link eca3 mn;list.and.film eca8 l
        list.bullet ecad lm;list.bullet.below.rectangle frame=ecb2 list=ecb7 l;list.bullet.clipboard e18b lmn
        list.bullet.indent ecbc lm;list.bullet.indent.circle e4ab
        list.bullet.rectangle.portrait mark=ecc1 frame=ecc6 lm;list.clipboard e18b lmn;list.dash e4ab lm
        list.dash.header.rectangle mark=eccb frame=ecd0;list.number ecd5 lm;list.star ecda lm;list.triangle ecad lmn
        livephoto dot=ecdf ring=ece4 dots=ece9 lmv;livephoto.play ecee;lizard lizard=ecf3;location ecf8 ms
        location.north ecfd ms;location.north.line ecfd mn;lock ed02 ms;lock.desktopcomputer e6f9 ln
        lock.display e776 ln;lock.doc ed07;lock.iphone ebe0 ln;lock.open ed0c s
        lock.open.rotation lock=ed11 arrow=ed16 l;lock.rotation lock=ed1b arrow=ed20 l;lungs lungs=ed25 windpipe=ed2a
        macbook ec2b ln;macbook.and.iphone phone=ec30 laptop=ec35 lm;macmini e8c0 n;macpro.gen3 ed2f;macstudio e8c0 n
        macwindow ed34 lm;macwindow.and.cursorarrow cursor=ed39 bar=ed3e window=ed43 l
        macwindow.and.pointer.arrow cursor=ed39 bar=ed3e window=ed43 l;macwindow.on.rectangle ed48 lm;magazine ed4d
        magicmouse e672 n;magnifyingglass e334;mail mark=e870 body=e875;mail.stack e87a;map mark=ed52 sheet=ed57
        mappin pin=ed5c ms;mappin.and.ellipse pin=ed61 ellipse=ed66 lm;medal ed6b;medal.star ed70
        medical.thermometer ed75 n;megaphone eb22;memories e5a5 n;memorychip ed7a;menubar.rectangle ed7f;menucard e375
        message ed84 ms;metronome ed89;mic ed8e s;mic.slash ed93;microbe ed98;microphone ed8e msn;microwave e68b n
        minus bar=ed9d m;minus.circle eda2 lmv;minus.magnifyingglass eda7 l;minus.plus.batteryblock e307 lmn
        moon edac ms;moon.stars moon=edb1 star=edb6 lm;moon.zzz edac ln;moonphase.first.quarter half=e582 ring=e587
        moonphase.full.moon edbb;moonphase.last.quarter half=e578 ring=e57d;moonphase.new.moon e537 n
        moonphase.waning.crescent edac n;moonphase.waxing.crescent edc0;moped edc5;mosaic edca n;motorcycle edcf
        mountain.2 edd4 lm;mouth mouth=edd9;move.3d e1d6 n;movieclapper edde l;mug ede3 s;multiply ede8
        multiply.circle eded lmv;music.mic edf2 s;music.microphone edf2 n;music.note note=edf7
        music.note.house mark=edfc house=ee01 l;music.note.list ee06 l;music.quarternote.3 ee0b;mustache hair=ee10
        network node.1=ee15 node.2=ee1a node.3=ee1f link=ee24 m;network.badge.shield.half.filled ee29 l;newspaper ee2e
        nose nose=ee33;nosign ee38;note ee3d;note.text ee3d n;notequal ee42;number ee47;oar.2.crossed e90b n
        octagon ee4c;opticaldisc ee51;opticaldiscdrive ee51 n;opticid e8ca lvn;option e055;oval e537 n;oven e68b
        paintbrush ee56;paintbrush.pointed ee5b;paintpalette ee60 lm;paperclip ee65 m;paperplane ee6a s
        paragraph ee6f n;paragraphsign ee6f;parentheses ee74;parkingsign ee79;party.popper ee7e lm;pause ee83 s
        pawprint ee88 s;pc ed2f lmn;peacesign ee8d;pencil e096;pencil.and.list.clipboard e18b ln
        pencil.and.outline ee92 l;pencil.and.ruler ee97;pencil.and.scribble ee92 ln;pencil.circle ee9c lmv
        pencil.line eea1 l;pencil.slash eea6 l;pencil.tip eeab;pentagon eeb0;percent eeb5;percent.ar eeb5 n
        person figure=eeba s;person.2 front=eebf rear=eec4 l;person.2.wave.2 wave.1=eec9 wave.2=eece figure=eed3 lmv
        person.3 front=eed8 rear=eedd l;person.3.sequence left=eee2 middle=eee7 right=eeec lmv
        person.and.background.dotted eef1 l;person.badge.shield.checkmark badge=eef6 figure=eefb lm
        person.badge.shield.exclamationmark badge=ef00 figure=ef05 lm;person.bust figure=eeba;person.circle ef0a lmv
        person.crop.artframe ef0f ln;person.crop.circle mark=ef14 ring=ef19 lm;person.crop.circle.dashed ef1e
        person.crop.rectangle ef0f l;person.crop.square ef23 lm;person.crop.square.filled.and.at.rectangle ef28 lm
        person.fill.checkmark badge=ef2d figure=ef32 l;person.fill.questionmark badge=ef37 figure=ef3c l
        person.fill.xmark badge=ef41 figure=ef46 l;person.line.dotted.person e91a ln;person.text.rectangle ef28 lm
        person.wave.2 wave.1=eec9 wave.2=eece figure=eed3 lmv;personalhotspot eca3;perspective ef4b lm;phone e406 ms
        phone.and.waveform waves=ef50 phone=ef55 l;phone.arrow.down.left ef5a l;phone.arrow.up.right ef5f l
        phone.connection ef64 l;phone.down ef69 m;phone.fill.arrow.down.left ef5a;phone.fill.arrow.up.right ef5f
        photo ef6e;photo.artframe mark=ef73 frame=ef78 l;photo.on.rectangle ef7d lm;photo.on.rectangle.angled ef82 lm
        photo.stack mark=ef87 front=ef8c rear=ef91;pianokeys ef96;pill ef9b mn;pills ef9b lms;pin efa0 ms
        pin.slash efa5 l;pip efaa lm;pip.enter efaa lmn;pip.exit efaa lmn;pipe.and.drop efaf ln
        placeholdertext mark=efb4 frame=efb9;platter.2.filled.iphone ebe0 n;platter.filled.bottom.iphone ebe0 ln
        platter.filled.top.iphone ebe0 ln;play efbe s;play.tv efc3 lm;playpause efc8;plus bars=efcd m;plus.app efd2 lm
        plus.circle e6ae lmv;plus.forwardslash.minus efd7;plus.magnifyingglass efdc l
        plus.rectangle.on.folder plus=efe1 frame=efe6 folder=efeb lm;plus.rectangle.on.rectangle e78f lm
        plus.slash.minus efd7;plus.square efd2 lm;plus.square.on.square e78f lm;plusminus efd7 n
        point.3.connected.trianglepath.dotted eff0 l;point.3.filled.connected.trianglepath.dotted eff0 lmn
        point.topleft.down.curvedto.point.bottomright.up eff5;pointer.arrow e6d6 n;pointer.arrow.click e6db n
        pointer.arrow.click.2 e6db n;pointer.arrow.motionlines.click e6db n;popcorn effa;power efff;powercord f004 n
        poweroff efff n;poweron efff n;powerplug f004;powerplug.portrait f004 n;powersleep edac n;printer e906
        printer.dotmatrix e906 ln;progress.indicator f009 vn;puzzlepiece f00e s;puzzlepiece.extension f00e n
        pyramid f013 n;qrcode f018;questionmark f01d m;questionmark.circle f022 lmv;questionmark.key.filled ec03 n
        quote.bubble mark=f027 bubble=f02c lm;quote.bubble.right mark=f031 bubble=f036;quote.closing f03b n
        quote.opening f03b n;r.joystick e0dc lmn;radio f040;rainbow f045 v;rays f009 lmv;receipt f04a
        record.circle dot=f04f ring=f054 lmv;recordingtape f059;rectangle.3.group f05e;rectangle.3.offgrid f063 n
        rectangle.and.arrow.up.right.and.arrow.down.left e203 l;rectangle.and.paperclip ee65 ln
        rectangle.and.pencil.and.ellipsis pencil=f068 dots=f06d frame=f072 lmv;rectangle.and.photo ef6e n
        rectangle.and.text.magnifyingglass f077 lmn;rectangle.arrowtriangle.2.outward frame=f07c arrows=f081
        rectangle.bottomhalf.filled half=f086 ring=f08b;rectangle.bottomhalf.inset.filled half=eb72 ring=eb77
        rectangle.bottomthird.inset.filled inset=eb7c ring=eb81;rectangle.center.inset.filled inset=f090 ring=f095
        rectangle.compress.vertical f09a l;rectangle.connected.to.line.below e9e2;rectangle.dashed f09f
        rectangle.expand.vertical f0a4 l;rectangle.grid.1x2 f0a9;rectangle.grid.2x2 f063 n;rectangle.grid.3x2 f0ae n
        rectangle.inset.filled half=eb9a ring=eb9f;rectangle.inset.filled.and.person.filled f0b3 n
        rectangle.leadinghalf.filled half=f0b8 ring=f0bd;rectangle.leadinghalf.inset.filled half=eb86 ring=eb8b
        rectangle.leadingthird.inset.filled inset=eb90 ring=eb95;rectangle.lefthalf.filled half=f0b8 ring=f0bd
        rectangle.lefthalf.inset.filled half=eb86 ring=eb8b;rectangle.on.rectangle f0c2 lm
        rectangle.on.rectangle.angled f0c2 lm;rectangle.portrait f0c7;rectangle.portrait.and.arrow.forward f0cc l
        rectangle.portrait.and.arrow.left f0d1;rectangle.portrait.and.arrow.right f0cc l
        rectangle.portrait.arrowtriangle.2.outward frame=f07c arrows=f081
        rectangle.righthalf.filled half=f0d6 ring=f0db;rectangle.righthalf.inset.arrow.right f0cc n
        rectangle.righthalf.inset.filled half=eba9 ring=ebae;rectangle.split.1x2 f0e0 n;rectangle.split.2x1 f0e5 n
        rectangle.split.2x2 edca n;rectangle.split.3x1 e6e0;rectangle.split.3x3 f0ae n
        rectangle.stack front=f0ea rear=f0ef;rectangle.stack.person.crop f0f4 ln
        rectangle.tophalf.filled half=f0f9 ring=f0fe;rectangle.tophalf.inset.filled inset=ebb3 ring=ebb8
        rectangle.topthird.inset.filled inset=ebbd ring=ebc2;rectangle.trailinghalf.filled half=f0d6 ring=f0db
        rectangle.trailinghalf.inset.filled half=eba9 ring=ebae
        rectangle.trailingthird.inset.filled inset=ebc7 ring=ebcc;refrigerator door=f103 handles=f108 body=f10d
        repeat e0f0 n;repeat.1 f112 l;restart e10e n;return e1ae n;return.left e889;rhombus e749 n;road.lanes f117
        road.lanes.curved.left f117 n;rosette f11c;rotate.3d e0eb n;rotate.left e118 ln;rotate.right e10e ln
        rublesign f121;ruler f126;safari f12b lm;sailboat e974 s;scale.3d f130;scalemass e825 n;scanner e906 n
        scissors f135;scooter f13a;scope e3fc;screwdriver f13f;scribble f144;scribble.variable f149;scroll f14e
        sdcard e88e n;seal f153;selection.pin.in.out e07d n;sensor e366 lmv;sensor.tag.radiowaves.forward e028 lmvn
        server.rack f158;shared.with.you e91a ln;shareplay f15d lmv;shield f162 s;shield.checkered e4a1
        shield.lefthalf.filled half=f167 ring=f16c;shield.slash f171 l;shift e24e n;shippingbox e6c2;shoe f176
        shoe.2 f176 n;shower f17b lmv;shuffle f180;sidebar.leading f185;sidebar.left f185;sidebar.right f18a
        sidebar.squares.leading f18f;sidebar.squares.left f18f;sidebar.trailing f18a;signature f194 lm
        signpost.left f199;signpost.right f19e;signpost.right.and.left f19e n;simcard e88e lm;sink e2c6 n
        skateboard e97e n;skew f1a3;skis e979 n;sleep edac n;slider.horizontal.2.square f1a8 l
        slider.horizontal.3 knob.1=f1ad knob.2=f1b2 knob.3=f1b7 bars=f1bc;slider.horizontal.below.rectangle f1c1 l
        slider.vertical.3 f1c6;slowmo f009 lmvn;smallcircle.filled.circle dot=f1cb ring=f1d0 lmv;smartphone ebe0 ln
        smoke f1d5 m;snow flakes=f1da;snowboard e97e n;snowflake f1df m;soccerball e983;sofa f1e4 s;space bracket=f1e9
        sparkle f1ee m;sparkle.magnifyingglass sparkle=f1f3 glass=f1f8 l;sparkles ec3a m
        sparkles.tv sparkles=f1fd screen=f202 foot=f207 l;speaker speaker=f20c;speaker.1 speaker=f211 wave.1=f216 lmv
        speaker.2 speaker=f21b wave.1=f220 wave.2=f225 lmv
        speaker.3 speaker=f22a wave.1=f22f wave.2=f234 wave.3=f239 lmv;speaker.minus f23e ln;speaker.plus f243 ln
        speaker.wave.1 speaker=f211 wave.1=f216 lmv;speaker.wave.2 speaker=f21b wave.1=f220 wave.2=f225 lmv
        speaker.wave.3 speaker=f22a wave.1=f22f wave.2=f234 wave.3=f239 lmv;speaker.zzz f248 ln
        speedometer needle=e2a8 dots=e2ad ring=e2b2;spigot e811 n;sportscourt f24d;sprinkler f17b n;square f252 sn
        square.3.layers.3d f257 lmvn;square.and.arrow.down arrow=f25c box=f261 l;square.and.arrow.down.on.square e12c l
        square.and.arrow.up arrow=f266 box=f26b l;square.and.arrow.up.on.square e1ef l
        square.and.line.vertical.and.square e6e0;square.and.pencil f270 l;square.bottomhalf.filled half=f275 ring=f27a
        square.dashed e07d;square.dashed.inset.filled f27f;square.fill.text.grid.1x2 squares=f284 text=f289
        square.filled.and.line.vertical.and.square e6e0 n;square.grid.2x2 f063;square.grid.3x3 f0ae
        square.grid.4x3.fill f0ae n;square.lefthalf.filled half=f28e ring=f293;square.on.circle square=f298 circle=f29d
        square.on.square f0c2 lm;square.righthalf.filled half=f2a2 ring=f2a7;square.split.1x2 f0e0
        square.split.2x1 f0e5;square.split.2x2 edca;square.split.bottomrightquarter f05e n
        square.split.diagonal.2x2 lines=f2ac frame=f2b1;square.stack front=f2b6 rear=f2bb
        square.stack.3d.down.right f257 lmvn;square.stack.3d.up f257 lmvn;square.text.square mark=f2c0 front=f2c5
        square.tophalf.filled half=f2ca ring=f2cf;squares.below.rectangle f2d4 l;squares.leading.rectangle f2d9 l
        squareshape f252;squareshape.split.2x2 edca n;squareshape.split.3x3 f0ae n;stairs e988 n;star f2de ms
        star.leadinghalf.filled half=f2e3 ring=f2e8;staroflife e271;steeringwheel eb09;sterlingsign f2ed
        stethoscope f2f2 lm;stop f2f7 s;stopwatch f2fc lmn;storefront f301;stove e68b n;strikethrough f306 lm
        stroller f30b;studentdesk f0b3;suit.club f310 ms;suit.diamond e749 ms;suit.heart e113 ms;suit.spade f315 ms
        suitcase f31a;suitcase.cart f31f l;suitcase.rolling f324;sum f329;sun.dust sun=f32e rays=f333 haze=f338 lm
        sun.haze sun=f33d rays=f342 haze=f347 lm;sun.horizon sun=f34c rays=f351 horizon=f356 lm
        sun.max sun=f35b rays=f360 m;sun.min sun=f365 rays=f36a;sun.rain rain=f36f sun=f374 l
        sun.snow snow=f379 sun=f37e l;sunglasses f383 l;sunrise sun=f388 arrow=f38d rays=f392 horizon=f397 lm
        sunset sun=f39c arrow=f3a1 rays=f3a6 horizon=f3ab lm;surfboard e97e n;suv.side f3b0;swatchpalette f3b5 l
        swift bird=f3ba;switch.2 f3bf l;switch.programmable f3bf lmn;syringe f3c4;table f3c9 n;table.furniture f3ce
        tablecells f3c9;tag f3d3 s;takeoutbag.and.cup.and.straw f3d8 l;target dot=f3dd ring.1=f3e2 ring.2=f3e7 lmv
        teddybear f3ec s;teletype ef64 mn;tennis.racket e98d;tennisball f3f1;tent f3f6;tent.2 f3f6 lmn;terminal e091
        testtube.2 e6b3 lmn;text.aligncenter f3fb;text.alignleft f400;text.alignright f405;text.append f40a l
        text.badge.checkmark e4a6 lmn;text.badge.minus f40a lmn;text.badge.plus f40a lmn
        text.below.photo mark=f40f frame=f414 text=f419;text.book.closed e451;text.bubble mark=f41e bubble=f423 lm
        text.cursor e45b;text.document e794 n;text.insert f40a ln;text.justify f428;text.justify.leading f400 n
        text.justify.left f400 n;text.line.first.and.arrowtriangle.forward eb59 n;text.magnifyingglass f077 l
        text.page e794 ln;text.quote f03b l;text.redaction f400 n;text.viewfinder f42d n;text.word.spacing e172 n
        textformat f432;textformat.123 0031 0032 0033;textformat.abc 0041 0062 0063;textformat.alt e44c
        textformat.size f432 n;textformat.size.larger letter=f437;textformat.size.smaller letter=f43c
        textformat.subscript f441 l;textformat.superscript f446 l;theatermask.and.paintbrush ee60 ln
        theatermasks f44b lms;thermometer ed75;thermometer.high f450 lmv;thermometer.low f455 lmvn
        thermometer.medium ed75 lmvn;thermometer.snowflake f455 lmv;thermometer.sun thermometer=f45a sun=f45f lm
        thermometer.variable ed75 n;ticket f464;timelapse f469 lmv;timer f2fc lm;tire f46e;togglepower efff ln
        toilet f473;tornado f478 m;tortoise mark=f47d shell=f482 limbs=f487 s;touchid f48c lmv
        train.side.front.car f491;tram f496 s;tram.fill.tunnel f496 n;translate e456 l
        trapezoid.and.line.vertical f1a3 ln;trash f49b m;tray f4a0;tray.2 f257;tray.and.arrow.down e12c ln
        tray.and.arrow.up e1ef ln;tray.full tray=f4a5 papers=f4aa;tree f4af s;triangle f013 s;trophy f4b4 s
        tropicalstorm eb45 mn;truck.box e384;truck.pickup.side e384 n;tshirt f4b9 s;tuningfork f4be
        tv screen=e0a0 foot=e0a5 ls;tv.and.mediabox f4c3 l;uiwindow.split.2x1 e6e0 n;umbrella f4c8;underline f4cd lm
        video f4d2 ms;video.bubble f4d7 lm;video.doorbell f4dc ln;video.slash f4e1 lm;view.3d f4e6
        viewfinder corners=f4eb s;visionpro f4f0 n;voiceover e005 n;volleyball e992;wake f4f5;wallet.bifold f4fa n
        wallet.pass f4fa;wand.and.rays f4ff lmvn;wand.and.rays.inverse f504 n;wand.and.stars f4ff
        wand.and.stars.inverse f504;washer e771 l;watchface.applewatch.case e0af ln;water.waves f509 lmv
        waterbottle f50e n;wave.3.backward wave.1=f513 wave.2=f518 wave.3=f51d lmv
        wave.3.forward wave.1=f522 wave.2=f527 wave.3=f52c lv;wave.3.left wave.1=f513 wave.2=f518 wave.3=f51d lmv
        wave.3.right wave.1=f522 wave.2=f527 wave.3=f52c lmv
        waveform bar.1=f531 bar.2=f536 bar.3=f53b bar.4=f540 bar.5=f545 bar.6=f54a lmv;waveform.path f54f n
        waveform.path.ecg f54f;web.camera f554 lm;wifi wave.1=f559 wave.2=f55e wave.3=f563 lmv
        wifi.exclamationmark sign=f568 wave=f56d lm;wifi.router f572 lmv;wind e00a m;wind.snow f1df lmn
        window.horizontal bars=f577 frame=f57c;window.horizontal.closed bars=f577 frame=f57c
        window.vertical.closed bars=f581 frame=f586;window.vertical.open bars=f581 frame=f586 n;wineglass f58b s
        wonsign f590;wrench f595 s;wrench.adjustable f595 n;wrench.and.screwdriver driver=f59a wrench=f59f lm
        wrongwaysign ee38 n;x.squareroot f5a4 l;xbox.logo mark=f5a9 disc=f5ae;xmark bars=f5b3 m;xmark.bin f5b8 lmn
        xmark.circle eded lmv;xmark.icloud f5bd lm;xmark.square f5c2 lm;xserve f158 n;yensign f5c7

        """
}
