/// SF Symbols names and the Phosphor glyphs that stand in for them, sorted by name: thin, light, regular, bold, fill.
/// Written by Scripts/fonts-symbols.py from Scripts/fonts-symbols.txt; one text, so that nothing is built at start.
enum SymbolTable {
    static let text: StaticString = """
        airplane ec7ceff7f373f75ffadd;airplane.arrival ec7aeff6f375f761fadf;airplane.departure ec7beff8f376f762fae0
        airplay.audio e900effaf378f764fae2;airplay.video e900effaf378f764fae2;airplayaudio e900effaf378f764fae2
        airplayvideo e900effaf378f764fae2;airpods eaceee4af1c8f5a4f932;airpodspro eaceee4af1c8f5a4f932
        alarm e901effbf379f765fae3;align.horizontal.center e903ec7feffdf37bf767
        align.horizontal.left e905ec81effff37df769;align.horizontal.right e906ec82f000f37ef76a
        align.vertical.bottom e902ec7eeffcf37af766;align.vertical.center e904ec80effef37cf768
        align.vertical.top e907ec83f001f37ff76b;allergens ea8bee06f184f560f8ee;american.football ea98ee14f192f56ef8fc
        ant e9aded29f0a5f424f811;antenna.radiowaves.left.and.right e9a8ed24f0a2f420f80c;app.dashed ebbaef34f2aef693fa1a
        app.gift eaabee27f1a5f581f90f;apple.logo e90cec88f006f384f770;apple.terminal ec14ef90f30ef6fafa78
        applepencil eb6aeee7f266f648f9cf;appletv ec10ef8df30bf6f7fa75;applewatch ec65efe1f35ff74bfac9
        applewatch.watchface ec65efe1f35ff74bfac9;apps.iphone ea38edb3f130f4c2f89b;aqi.low ea49edc5f143f4dbf8ad
        aqi.medium ea48edc4f142f4daf8ac;archivebox e90fec8bf008f386f773;arrow.2.circlepath e94becc7f045f3c3f7af
        arrow.2.squarepath eba6ef21f29ff682fa09;arrow.backward e941ecbdf03bf3b9f7a5
        arrow.backward.circle e921ec9df01bf399f785;arrow.branch eaacee28f1a6f582f910
        arrow.clockwise e926eca2f020f39ef78a;arrow.counterclockwise e927eca3f021f39ff78b
        arrow.down e92aeca5f022f3a0f78c;arrow.down.app e95becd6f053f3d1f7bd;arrow.down.backward e928eca4f023f3a1f78d
        arrow.down.bin ea52edcdf14bf4e3f8b5;arrow.down.circle e920ec9bf018f396f782;arrow.down.doc ea6dede9f168f4fff8d1
        arrow.down.forward e929eca6f024f3a2f78e;arrow.down.left e928eca4f023f3a1f78d
        arrow.down.left.circle e91eec9af019f397f783;arrow.down.right e929eca6f024f3a2f78e
        arrow.down.right.and.arrow.up.left e951eccef04cf3caf7b6;arrow.down.right.circle e91fec9cf01af398f784
        arrow.down.square e95becd6f053f3d1f7bd;arrow.down.to.line e944ecbff03cf3baf7a6
        arrow.down.to.line.compact ea51edcef14cf4e4f8b6;arrow.forward e94aecc6f044f3c2f7ae
        arrow.forward.circle e922ec9ef01cf39af786;arrow.left e941ecbdf03bf3b9f7a5
        arrow.left.and.right e953eccff04df3cbf7b7;arrow.left.arrow.right e953eccff04df3cbf7b7
        arrow.left.circle e921ec9df01bf399f785;arrow.left.square e95decd9f057f3d5f7c1
        arrow.left.to.line e945ecc1f03ff3bdf7a9;arrow.right e94aecc6f044f3c2f7ae
        arrow.right.arrow.left e953eccff04df3cbf7b7;arrow.right.circle e922ec9ef01cf39af786
        arrow.right.square e95fecdbf059f3d7f7c3;arrow.right.to.line e946ecc2f040f3bef7aa
        arrow.triangle.2.circlepath e94becc7f045f3c3f7af;arrow.triangle.branch eaacee28f1a6f582f910
        arrow.triangle.merge eab3ee2ff1adf589f917;arrow.triangle.pull eab4ee30f1aef58af918
        arrow.triangle.swap ec07ef83f301f6edfa6b;arrow.triangle.turn.up.right.diamond ec35efb1f32ff71bfa99
        arrow.turn.down.left e92beca7f025f3a3f78f;arrow.turn.down.right e92ceca8f026f3a4f790
        arrow.turn.right.down e930ecacf02bf3a9f794;arrow.turn.right.up e932ecaef02cf3aaf796
        arrow.turn.up.left e933ecaff02df3abf797;arrow.turn.up.right e934ecb0f02ef3acf798;arrow.up e969ece4f061f3dff7cb
        arrow.up.and.down e94decc9f047f3c5f7b1;arrow.up.and.down.and.arrow.left.and.right e954ecd0f04ff3cdf7b8
        arrow.up.arrow.down e94decc9f047f3c5f7b1;arrow.up.backward e967ece3f062f3e0f7cc
        arrow.up.bin ec4befc6f344f730faae;arrow.up.circle e925eca0f01df39bf787;arrow.up.doc ea6eedeaf169f500f8d2
        arrow.up.forward e968ece5f063f3e1f7cd;arrow.up.forward.app e95eecdaf058f3d6f7c2
        arrow.up.forward.square e95eecdaf058f3d6f7c2;arrow.up.left e967ece3f062f3e0f7cc
        arrow.up.left.and.arrow.down.right e957ecd4f052f3d0f7bc;arrow.up.left.circle e923ec9ff01ef39cf788
        arrow.up.right e968ece5f063f3e1f7cd;arrow.up.right.circle e924eca1f01ff39df789
        arrow.up.right.square e95eecdaf058f3d6f7c2;arrow.up.square e962ecddf05af3d8f7c4
        arrow.up.to.line e949ecc4f041f3bff7ab;arrow.uturn.backward e96cece8f066f3e4f7d0
        arrow.uturn.down e965ece1f05ff3ddf7c9;arrow.uturn.forward e96dece9f067f3e5f7d1
        arrow.uturn.left e96cece8f066f3e4f7d0;arrow.uturn.right e96dece9f067f3e5f7d1
        arrow.uturn.up e966ece2f060f3def7ca;arrowshape.backward e936ecb2f030f3aef79a
        arrowshape.down e935ecb1f02ff3adf799;arrowshape.forward e93fecbbf039f3b7f7a3
        arrowshape.left e936ecb2f030f3aef79a;arrowshape.right e93fecbbf039f3b7f7a3
        arrowshape.turn.up.backward e91cec98f016f394f780;arrowshape.turn.up.forward e91dec99f017f395f781
        arrowshape.turn.up.left e91cec98f016f394f780;arrowshape.turn.up.right e91dec99f017f395f781
        arrowshape.up e940ecbcf03af3b8f7a4;arrowtriangle.right eb84eefff27cf65ef9e7
        arrowtriangle.right.circle eb82eefef27df65ff9e6;asterisk e971ecedf06bf3e9f7d5;at e973eceef06cf3eaf7d6
        atom e972eceff06df3ebf7d7;backpack e977ecf2f070f3eef7da;backward eba8ef24f2a1f684fa0c
        backward.end ebd1ef4df2caf6adfa35;backward.frame ebd1ef4df2caf6adfa35;bag e976ecf3f071f3eff7db
        bandage e978ecf4f072f3f0f7dc;banknote eb22ee9ef21cf5f8f986;barcode e97becf7f075f3f3f7df
        barcode.viewfinder e97becf7f075f3f3f7df;barometer eaa0ee1cf19af576f904;baseball e97cecf8f076f3f4f7e0
        basket ebc5ef40f2bef6a1fa28;basketball e97decf9f077f3f5f7e1;bathtub ebc8ef44f2c2f6a5fa2c
        battery.0 e980ecfcf07af3f8f7e4;battery.0percent e980ecfcf07af3f8f7e4;battery.100 e981ecfdf07bf3f9f7e5
        battery.100.bolt e97eecfaf078f3f6f7e2;battery.100percent e981ecfdf07bf3f9f7e5
        battery.100percent.bolt e97eecfaf078f3f6f7e2;battery.25 e983ecfff07df3fbf7e7
        battery.25percent e983ecfff07df3fbf7e7;battery.50 e984ed00f07ef3fcf7e8;battery.50percent e984ed00f07ef3fcf7e8
        battery.75 e982ecfef07cf3faf7e6;battery.75percent e982ecfef07cf3faf7e6;beach.umbrella ec49efc4f342f72efaac
        beats.headphones eaceee4af1c8f5a4f932;bed.double e987ed03f081f3fff7eb;bell e98eed04f082f400f7ec
        bell.and.waves.left.and.right e988ed05f083f401f7ed;bell.badge e988ed05f083f401f7ed
        bell.slash e98ded0af088f406f7f2;bicycle e990ed0cf08af408f7f4;binoculars eb12ee8cf20af5e6f974
        bird e991ed0df08bf409f7f5;birthday.cake e9b0ed2cf0aaf428f814;bitcoinsign ea27eda3f121f4b3f88b
        bold ec1bef97f315f701fa7f;bolt eaf6ee71f1eff5cbf959;bolt.heart ead0ee4cf1cbf5a6f934
        bolt.slash eaf5ee72f1f0f5ccf95a;book e99ced19f097f415f801;book.closed e99eed14f091f40ff7fc
        bookmark e998ed16f095f413f7ff;books.vertical e99ded1af098f416f802;brain e9a4ed20f09ef41cf808
        brain.head.profile e9a4ed20f09ef41cf808;briefcase e9a7ed22f0a0f41ef80a;bubble.left e9eaed66f0e3f461f84e
        bubble.left.and.bubble.right e9e7ed63f0e0f45ef84b;bubble.left.and.text.bubble.right e9e6ed64f0e2f460f84c
        bubble.middle.bottom e9e0ed5bf0d9f457f843;bubble.right e9eaed66f0e3f461f84e;building e9aeed2af0a8f426f812
        building.2 e9aeed2af0a8f426f812;building.columns e979ecf5f073f3f1f7dd;bus e9afed2bf0a9f427f813
        calendar e9b2ed2ef0adf42af816;calendar.badge.checkmark e9b3ed2ff0aef42cf817
        calendar.badge.plus e9b4ed31f0aff42df819;calendar.day.timeline.left e9b5ed30f0acf42bf818
        camera e9b8ed33f0b1f42ff81b;camera.aperture e90bec87f005f383f76f;camera.filters e9f7ed73f0f1f46ff85b
        camera.macro ea8bee06f184f560f8ee;camera.metering.spot ea23ed9ef11cf4aef886
        camera.on.rectangle e9b8ed33f0b1f42ff81b;camera.rotate e9b8ed33f0b1f42ff81b;camera.slash e9b7ed34f0b2f430f81c
        camera.viewfinder ec50efccf34bf737fab5;candybarphone eb79eef3f26ef650f9da;captions.bubble ea03ed7ff0fdf47bf867
        car e9cced47f0b3f431f82f;car.side e9cbed48f0c6f444f830;carrot ea19ed95f113f4a5f87d;cart ebc7ef42f2c0f6a3fa2a
        case e9a7ed22f0a0f41ef80a;cat e9cded49f0c7f445f831;cellularbars e9ceed4af0c8f446f832;chair e911ec8df00bf389f775
        chair.lounge e911ec8df00bf389f775;character ec25efa1f31ff70bfa89;character.bubble ec39efb5f333f71ffa9d
        chart.bar e9d9ed55f0d2f450f83c;chart.bar.doc.horizontal e9d8ed54f0d3f451f83d
        chart.bar.xaxis e9d9ed55f0d2f450f83c;chart.dots.scatter e9daed56f0d4f452f83e
        chart.line.downtrend.xyaxis ec40efbcf33af726faa4;chart.line.flattrend.xyaxis e9daed56f0d4f452f83e
        chart.line.uptrend.xyaxis e9dbed57f0d5f453f83f;chart.pie e9dced59f0d7f455f841
        chart.xyaxis.line e9daed56f0d4f452f83e;checklist eb03ee80f1fef5daf968;checkmark e9f1ed6af0e7f465f852
        checkmark.circle e9eded69f0e8f466f851;checkmark.icloud ea06ed82f101f491f86a
        checkmark.message e9e4ed60f0dff45df848;checkmark.rectangle e9eeed6df0ebf469f855
        checkmark.seal e9f9ed75f0f4f472f85d;checkmark.shield ebbeef3af2b8f69bfa22;checkmark.square e9efed6cf0eaf468f854
        chevron.backward e9c8ed44f0c3f441f82c;chevron.backward.circle e9c0ed3cf0bbf439f824
        chevron.compact.down e9c7ed43f0c2f440f82b;chevron.compact.left e9c8ed44f0c3f441f82c
        chevron.compact.right e9c9ed45f0c4f442f82d;chevron.compact.up e9caed46f0c5f443f82e
        chevron.down e9c7ed43f0c2f440f82b;chevron.down.2 e9c3ed3ff0bef43cf827;chevron.down.circle e9bfed3bf0baf438f823
        chevron.forward e9c9ed45f0c4f442f82d;chevron.forward.circle e9c1ed3df0bcf43af825
        chevron.left e9c8ed44f0c3f441f82c;chevron.left.2 e9c4ed40f0bff43df828;chevron.left.circle e9c0ed3cf0bbf439f824
        chevron.left.forwardslash.chevron.right ea11ed8cf10af49af874
        chevron.left.slash.chevron.right ea11ed8cf10af49af874;chevron.right e9c9ed45f0c4f442f82d
        chevron.right.2 e9c5ed41f0c0f43ef829;chevron.right.circle e9c1ed3df0bcf43af825;chevron.up e9caed46f0c5f443f82e
        chevron.up.2 e9c6ed42f0c1f43ff82a;chevron.up.chevron.down e94decc9f047f3c5f7b1
        chevron.up.circle e9c2ed3ef0bdf43bf826;circle e9f8ed71f0ecf46af857;circle.dashed e9f2ed6ef0edf46bf856
        circle.dotted e9f2ed6ef0edf46bf856;circle.grid.2x2 e9f5ed72f0f0f46ef85a;circle.grid.3x3 ea48edc4f142f4daf8ac
        circle.grid.cross e9f5ed72f0f0f46ef85a;circle.hexagongrid e9f7ed73f0f1f46ff85b
        circle.hexagonpath ead3ee4ff1cdf5a9f937;circle.inset.filled eba1ef1df29bf67efa05
        circle.lefthalf.fill e9f3ed6ff0eef46cf858;circle.lefthalf.filled e9f3ed6ff0eef46cf858
        circle.righthalf.fill e9f3ed6ff0eef46cf858;circle.righthalf.filled e9f3ed6ff0eef46cf858
        clipboard e9feed79f0f7f475f861;clock ea02ed7ef0f9f478f866;clock.arrow.circlepath ea01ed7df0fcf47af865
        cloud ea0eed84f0fef490f86b;cloud.bolt ea08ed85f103f493f86d;cloud.bolt.rain ea08ed85f103f493f86d
        cloud.drizzle ea0aed87f105f495f86f;cloud.fog ea07ed83f102f492f86c;cloud.hail ea0ced89f107f497f871
        cloud.heavyrain ea0aed87f105f495f86f;cloud.moon ea09ed86f104f494f86e;cloud.rain ea0aed87f105f495f86f
        cloud.sleet ea0ced89f107f497f871;cloud.snow ea0ced89f107f497f871;cloud.sun ea0ded8af108f498f872
        cloud.sun.rain ea0aed87f105f495f86f;command ea15ed91f10ff4a1f879;computermouse eb28eea3f221f5fdf98b
        cpu ea1fed9bf119f4abf883;creditcard ea20ed9cf11af4acf884;creditcard.and.123 ea20ed9cf11af4acf884
        crop ea21ed9df11bf4adf885;crop.rotate ea21ed9df11bf4adf885;cross eb87ef02f27ff661f9ea
        cross.case ea7eedfaf179f555f8e3;cross.vial ec15ef91f30ff6fbfa79;crown ea25eda0f11ef4b0f888
        cube ea26eda2f120f4b2f88a;cube.transparent ea26eda2f120f4b2f88a;cup.and.saucer ea12ed8ef10cf49cf876
        curlybraces e9a1ed1df09bf419f805;cursorarrow ea32edaef12cf4bef896;cursorarrow.click ea32edaef12cf4bef896
        cursorarrow.rays ea32edaef12cf4bef896;cylinder ea33edaff12df4bff897;cylinder.split.1x2 ea33edaff12df4bff897
        delete.backward e975ecf1f06ff3edf7d9;delete.left e975ecf1f06ff3edf7d9;desktopcomputer ea34edb0f12ef4c0f898
        dial.high eaa0ee1cf19af576f904;dial.low eaa0ee1cf19af576f904;dial.medium eaa0ee1cf19af576f904
        diamond ea3cedb8f136f4caf8a0;dice ea3dedb9f137f4cbf8a1;die.face.1 ea3fedbbf139f4cff8a3
        die.face.2 ea42edbef13cf4d2f8a6;die.face.3 ea41edbdf13bf4d1f8a5;die.face.4 ea3eedbaf138f4cef8a2
        die.face.5 ea3dedb9f137f4cbf8a1;die.face.6 ea40edbcf13af4d0f8a4;display eb24ee9ff21df5f9f987
        divide ea45edc1f13ff4d5f8a9;doc ea76edecf167f501f8d4;doc.badge.plus ea72edeff16df505f8d7
        doc.on.clipboard e9fded7af0f8f476f862;doc.on.doc ea1ced96f114f4a6f87e;doc.plaintext ea75edf2f170f508f8da
        doc.richtext e970eceaf068f3e6f7d2;doc.text ea75edf2f170f508f8da;doc.text.magnifyingglass ea73edf0f16ff507f8d8
        doc.viewfinder ea1eed9af118f4aaf882;doc.zipper e90fec8bf008f386f773;document ea76edecf167f501f8d4
        document.on.document ea1ced96f114f4a6f87e;dog ea46edc2f140f4d8f8aa;dollarsign ea2aeda7f125f4b7f88f
        dollarsign.circle ea28eda4f122f4b4f88c;dollarsign.square ea28eda4f122f4b4f88c
        door.left.hand.closed ea47edc3f141f4d9f8ab;door.left.hand.open ea47edc3f141f4d9f8ab
        dot.circle eba1ef1df29bf67efa05;dot.circle.and.hand.point.up.left.fill eac3ee40f1bef59af928
        dot.radiowaves.left.and.right e9a8ed24f0a2f420f80c;dot.radiowaves.right ebaeef29f2a7f68afa11
        dot.square eba1ef1df29bf67efa05;drop ea55edd1f14ef4e6f8b8;dumbbell e97aecf6f074f3f2f7de
        ear ea57edd2f150f4e8f8ba;ear.trianglebadge.exclamationmark ea57edd2f150f4e8f8ba;earbuds eaceee4af1c8f5a4f932
        eject ea59edd4f152f4eaf8bc;ellipsis ea4fedc9f145f4ddf8b1;ellipsis.bubble e9e4ed60f0dff45df848
        ellipsis.circle ea4bedc7f146f4def8af;ellipsis.curlybraces e9a1ed1df09bf419f805
        ellipsis.message e9e4ed60f0dff45df848;ellipsis.vertical ea50edccf14af4e2f8b4;envelope ea5cedd8f156f4eef8c0
        envelope.open ea5bedd9f157f4eff8c1;equal ea5eeddaf158f4f0f8c2;eraser ea5feddbf159f4f1f8c3
        escape eaebee68f1e6f5c2f950;eurosign ea2ceda8f126f4b8f890;ev.charger ea9fee1bf199f575f903
        exclamationmark 00210021002100210021;exclamationmark.bubble e9eced61f0d8f456f849
        exclamationmark.circle ec62efdef35df749fac6;exclamationmark.shield ebc3ef3ff2bdf6a0fa27
        exclamationmark.triangle ec64efdff35cf748fac7;externaldrive eacaee45f1c3f59ff92d
        externaldrive.connected.to.line.below eac9ee46f1c4f5a0f92e;eye ea64eddff15bf4f3f8c7
        eye.slash ea63ede0f15ef4f6f8c8;eyedropper ea62eddef15df4f5f8c6;eyedropper.halffull ea62eddef15df4f5f8c6
        eyeglasses ea64eddff15bf4f3f8c7;eyes ea64eddff15bf4f3f8c7;face.dashed ebd7ef53f2d2f6b4fa3b
        face.smiling ebdcef54f2d1f6b5fa3c;faceid ec50efccf34bf737fab5;facemask ea66ede2f160f4f8f8ca
        faxmachine eb8eef0af288f66bf9f2;ferry e996ed12f090f40ef7fa;fibrechannel ebbbef38f2b6f699fa20
        figure eb71eeedf26bf64df9d5;figure.arms.open eb73eeecf26af64cf9d4;figure.child e974ecf0f06ef3ecf7d8
        figure.roll ec68efe4f362f74efacc;figure.run eb70eeeef26cf64ef9d6;figure.stand eb71eeedf26bf64df9d5
        figure.walk eb72eeeff26df64ff9d7;film ea78edf4f172f54ef8dc;film.stack ea78edf4f172f54ef8dc
        fireworks ebe5ef61f2dff6c2fa49;fish ea81edfcf17af556f8e4;flag ea83edfff17cf559f8e7
        flag.2.crossed ea82edfef17df558f8e6;flag.checkered ea82edfef17df558f8e6;flame ea84ee00f17ef55af8e8
        flashlight.off ea85ee01f17ff55bf8e9;flashlight.off.fill ea85ee01f17ff55bf8e9;flashlight.on ea85ee01f17ff55bf8e9
        flashlight.on.fill ea85ee01f17ff55bf8e9;flask ea86ee02f180f55cf8ea;flip.horizontal e953eccff04df3cbf7b7
        flowchart ec3eefbbf339f725faa3;folder ea97ee08f186f562f8f0;folder.badge.minus ea8cee09f187f563f8f1
        folder.badge.plus ea92ee0ff18df569f8f7;football ea98ee14f192f56ef8fc;fork.knife ea99ee15f193f56ff8fd
        forward ea6bede7f164f4fcf8cf;forward.end ebd3ef4ff2ccf6affa37;forward.frame ebd3ef4ff2ccf6affa37
        frying.pan ea19ed95f113f4a5f87d;fuelpump ea9fee1bf199f575f903;function eb18ee94f212f5eef97c
        gamecontroller ea9eee1af198f574f902;gauge eaa0ee1cf19af576f904;gauge.medium eaa0ee1cf19af576f904
        gauge.with.dots.needle.50percent eaa0ee1cf19af576f904;gauge.with.needle eaa0ee1cf19af576f904
        gear eaa2ee1df19bf577f905;gearshape eaa1ee1ef19cf578f906;gearshape.2 eaa2ee1df19bf577f905
        gift eaabee27f1a5f581f90f;giftcard eaabee27f1a5f581f90f;globe eab9ee33f1aff58bf919
        globe.americas eab6ee32f1b1f58df91b;globe.asia.australia eab5ee31f1b0f58cf91a;globe.desk eab8ee35f1b3f58ff91d
        globe.europe.africa eab5ee31f1b0f58cf91a;gobackward e927eca3f021f39ff78b;gobackward.10 e927eca3f021f39ff78b
        gobackward.15 e927eca3f021f39ff78b;gobackward.30 e927eca3f021f39ff78b;goforward e926eca2f020f39ef78a
        goforward.10 e926eca2f020f39ef78a;goforward.15 e926eca2f020f39ef78a;goforward.30 e926eca2f020f39ef78a
        graduationcap eabcee38f1b6f592f920;guitars eb2beea7f224f600f98e;hammer ec72efeef36cf758fad6
        hand.draw eb6eeee8f262f644f9d0;hand.point.up eac3ee40f1bef59af928;hand.point.up.left eac3ee40f1bef59af928
        hand.raised eac7ee3ef1b8f596f924;hand.tap eac3ee40f1bef59af928;hand.thumbsdown ec2befa7f325f711fa8f
        hand.thumbsup ec2cefa8f326f712fa90;hand.wave eac8ee44f1c2f59ef92c;handbag eabfee3af1b9f594f922
        hands.clap eac4ee41f1bff59bf929;hands.sparkles eac4ee41f1bff59bf929;hare e9cded49f0c7f445f831
        headphones eaceee4af1c8f5a4f932;heart ead2ee4df1caf5a7f935;heart.text.square ead0ee4cf1cbf5a6f934
        hexagon ead3ee4ff1cdf5a9f937;hifispeaker ebe6ef62f2e0f6c4fa4a;highlighter ead4ee50f1cef5aaf938
        homepod ebe6ef62f2e0f6c4fa4a;hourglass eaddee53f1d0f5acf93a;hourglass.bottomhalf.filled ead7ee54f1d2f5aef93c
        hourglass.tophalf.filled ead6ee52f1d1f5adf93b;house eae0ee5af1d8f5b4f942;house.and.flag eadeee5bf1d9f5b5f943
        house.lodge eadeee5bf1d9f5b5f943;humidity ea54edd0f14ff4e7f8b9;hurricane ebf0ef6cf2ebf6d7fa55
        icloud ea0eed84f0fef490f86b;icloud.and.arrow.down ea04ed80f0fff48ef868;icloud.and.arrow.up ea05ed81f100f48ff869
        icloud.slash ea0bed88f106f496f870;indianrupeesign ea2eedaaf128f4baf892;infinity eae5ee61f1dff5bbf949
        info 00690069006900690069;info.circle eae6ee62f1e0f5bcf94a;internaldrive eacaee45f1c3f59ff92d
        ipad ea3bedb6f133f4c5f89e;ipad.landscape ea3bedb6f133f4c5f89e;iphone ea38edb3f130f4c2f89b
        iphone.gen3 ea38edb3f130f4c2f89b;iphone.radiowaves.left.and.right ec5befd7f355f741fabf
        italic ec23ef9ff31df709fa87;key eaecee67f1e4f5c1f94f;key.horizontal eaecee67f1e4f5c1f94f
        keyboard eaeaee66f1e5f5c0f94e;ladybug e9abed27f0a6f423f80f;lamp.desk eaeeee6af1e8f5c4f952
        lamp.table eaeeee6af1e8f5c4f952;laptopcomputer eaefee6bf1e9f5c5f953
        largecircle.fill.circle eba1ef1df29bf67efa05;laser.burst ebe5ef61f2dff6c2fa49;lasso ebb3ef2ff2adf690fa17
        latch.2.case e9a6ed23f0a1f41ff80b;leaf eaf1ee6df1ebf5c7f955;level eaa0ee1cf19af576f904
        lifepreserver eaf2ee6ef1ecf5c8f956;lightbulb eaf4ee70f1edf5c9f958;lightbulb.max eaf4ee70f1edf5c9f958
        line.3.crossed.swirl.circle ea9dee18f196f572f900;line.3.horizontal eb04ee7ef1faf5d6f966
        line.3.horizontal.decrease ea9cee19f197f573f901;line.diagonal eaf8ee73f1f1f5cdf95b
        line.horizontal.3 eb04ee7ef1faf5d6f966;line.horizontal.3.decrease ea9cee19f197f573f901
        link eaffee77f1f3f5cff95f;list.bullet eb00ee7cf1fbf5d7f964;list.bullet.clipboard e9fded7af0f8f476f862
        list.bullet.indent eb01ee7df1fcf5d8f965;list.clipboard e9fded7af0f8f476f862;list.dash eb01ee7df1fcf5d8f965
        list.number eb02ee7ff1fdf5d9f967;list.star eb00ee7cf1fbf5d7f964;list.triangle eb00ee7cf1fbf5d7f964
        livephoto eba1ef1df29bf67efa05;location eb2deea9f227f603f991;location.north eb2deea9f227f603f991
        lock eb0bee87f205f5e1f96f;lock.doc eb06ee81f200f5dcf96a;lock.open eb0aee88f206f5e2f970
        lock.rotation eb06ee81f200f5dcf96a;lock.shield ebbeef3af2b8f69bfa22;lungs ead0ee4cf1cbf5a6f934
        macbook eaefee6bf1e9f5c5f953;macpro.gen3 ea35edb1f12ff4c1f899;macwindow e90dec89f007f385f771
        macwindow.on.rectangle e9a9ed26f0a4f422f80e;magazine eb2eeeaaf229f605f992;magnifyingglass eb12ee8cf20af5e6f974
        mail ea5cedd8f156f4eef8c0;map eb15ee91f20ff5ebf979;mappin eb14ee8ff20df5e9f977
        mappin.and.ellipse eb13ee90f20ef5eaf978;medal eb19ee95f213f5eff97d;medical.thermometer ec29efa6f324f710fa8e
        megaphone eb1cee97f215f5f1f97f;memorychip ea1fed9bf119f4abf883;menucard e99ced19f097f415f801
        message e9eaed66f0e3f461f84e;message.badge e9e8ed65f0e4f462f84d;metronome ec2fefabf329f715fa93
        mic eb1fee9af218f5f4f982;mic.slash eb1eee9bf219f5f5f983;minus eb21ee9df21af5f6f985
        minus.circle eb20ee9cf21bf5f7f984;minus.magnifyingglass eb10ee8df20bf5e7f975;moon eb26eea1f21ff5fbf989
        moon.stars eb25eea2f220f5fcf98a;moon.zzz eb26eea1f21ff5fbf989;mountain.2 e9dbed57f0d5f453f83f
        mouth ebdcef54f2d1f6b5fa3c;move.3d e954ecd0f04ff3cdf7b8;mug ea12ed8ef10cf49cf876;multiply ec75eff0f36df759fad8
        multiply.circle ec73efeff36ef75afad7;music.mic eb1fee9af218f5f4f982;music.note eb2ceea5f223f5fff98d
        music.note.list eb83ef00f27ef660f9e8;music.quarternote.3 eb2beea7f224f600f98e;mustache ebdbef58f2d6f6b9fa40
        network eab9ee33f1aff58bf919;newspaper eb2feeabf228f604f993;nose ebd7ef53f2d2f6b4fa3b
        number 00230023002300230023;octagon eb56eed2f250f630f9ba;opticaldisc ea44edbff13df4d3f8a7
        opticaldiscdrive ea44edbff13df4d3f8a7;option eaecee67f1e4f5c1f94f;paintbrush eb5aeed6f252f632f9bd
        paintbrush.pointed eb5aeed6f252f632f9bd;paintpalette eb5deed9f257f639f9c1;paperclip eb5feedbf258f63af9c2
        paperplane eb62eedef25cf63ef9c6;parentheses e9a2ed1ef09cf41af806;party.popper ebe5ef61f2dff6c2fa49
        pause eb65eee1f25ef640f9c9;pause.circle eb64eee0f25ff641f9c8;pawprint eb66eee2f260f642f9ca
        pencil eb6aeee7f266f648f9cf;pencil.and.outline eb6beee5f263f645f9cd;pencil.and.scribble eb6beee5f263f645f9cd
        pencil.circle eb68eee4f264f646f9cc;pencil.line eb6aeee7f266f648f9cf;pencil.tip eb6deee9f267f649f9d1
        pentagon eb89ef05f283f666f9ed;percent eb6feeebf269f64bf9d3;person ec5aefcef346f732fab4
        person.2 ec58efd4f351f73dfabb;person.3 ec59efd6f354f740fabe;person.3.sequence ec59efd6f354f740fabe
        person.badge.minus ec53efd0f34ef73afab8;person.badge.plus ec54efd1f34ff73bfab9
        person.circle ec4fefc9f347f733fab0;person.crop.artframe ec55efd2f350f73cfaba
        person.crop.circle ec4fefc9f347f733fab0;person.crop.circle.badge.minus ec4defcaf349f735fab2
        person.crop.circle.badge.plus ec4eefcbf34af736fab3;person.crop.rectangle ec55efd2f350f73cfaba
        person.crop.square ec57efd5f353f73ffabd;person.fill.badge.plus ec54efd1f34ff73bfab9
        person.fill.checkmark ec50efccf34bf737fab5;person.icloud ea0eed84f0fef490f86b
        person.text.rectangle eae2ee5ef1dcf5b8f946;personalhotspot eaffee77f1f3f5cff95f
        perspective e99fed1bf099f417f803;phone eb79eef3f26ef650f9da;phone.arrow.down.left eb76eef2f271f653f9db
        phone.arrow.up.right eb77eef4f272f654f9dc;phone.badge.plus eb74eef0f26ff651f9d8
        phone.connection eb74eef0f26ff651f9d8;phone.down eb75eef1f270f652f9d9;photo eae4ee5ff1ddf5b9f947
        photo.artframe eae4ee5ff1ddf5b9f947;photo.on.rectangle eae3ee60f1def5baf948
        photo.on.rectangle.angled eae3ee60f1def5baf948;photo.stack eae3ee60f1def5baf948;pianokeys eb2beea7f224f600f98e
        pill eb7deef9f277f659f9e1;pills eb7deef9f277f659f9e1;pin eb96ef0ff28df670f9f7;pin.slash eb95ef12f290f673f9fa
        play eb84eefff27cf65ef9e7;play.circle eb82eefef27df65ff9e6;play.rectangle eb23eea0f21ef5faf988
        play.tv eb23eea0f21ef5faf988;playpause eb84eefff27cf65ef9e7;plus eb87ef02f27ff661f9ea
        plus.circle eb85ef01f280f663f9e9;plus.forwardslash.minus eb86ef03f281f664f9eb
        plus.magnifyingglass eb11ee8ef20cf5e8f976;plus.message e9e4ed60f0dff45df848
        plus.rectangle.on.rectangle ea1ced96f114f4a6f87e;plus.slash.minus eb86ef03f281f664f9eb
        plus.square.on.square ea1ced96f114f4a6f87e;plusminus eb86ef03f281f664f9eb
        point.3.connected.trianglepath.dotted ebbbef38f2b6f699fa20
        point.3.filled.connected.trianglepath.dotted ebbbef38f2b6f699fa20
        point.topleft.down.curvedto.point.bottomright.up eb63eedff25df63ff9c7;popcorn ec2defa9f327f713fa91
        power eb8aef06f284f667f9ee;poweroff eb8aef06f284f667f9ee;poweron eb8aef06f284f667f9ee
        printer eb8eef0af288f66bf9f2;progress.indicator ebf1ef6df2eaf6d6fa54;puzzlepiece eb97ef13f291f674f9fb
        puzzlepiece.extension eb97ef13f291f674f9fb;pyramid ec42efbef33cf728faa6;qrcode eb98ef14f292f675f9fc
        qrcode.viewfinder eb98ef14f292f675f9fc;questionmark 003f003f003f003f003f
        questionmark.circle eb99ef15f293f676f9fd;quote.bubble e9ebed68f0e6f464f850
        quote.bubble.right e9ebed68f0e6f464f850;quote.closing eb9bef17f295f678f9ff;quote.opening eb9bef17f295f678f9ff
        radio eb9def19f297f67afa01;rainbow eb9fef1bf298f67bfa03;rays ebf1ef6df2eaf6d6fa54;receipt eba0ef1cf29af67dfa04
        record.circle eba1ef1df29bf67efa05;rectangle.3.group eaf0ee6cf1eaf5c6f954
        rectangle.and.arrow.up.right.and.arrow.down.left e958ecd1f04ef3ccf7b9
        rectangle.and.pencil.and.ellipsis eb33eeb0f22ef60af998;rectangle.and.photo eae4ee5ff1ddf5b9f947
        rectangle.badge.plus ebf8ef73f2f1f6ddfa5b;rectangle.connected.to.line.below ec3eefbbf339f725faa3
        rectangle.dashed ebbaef34f2aef693fa1a;rectangle.grid.1x2 ebacef28f2a6f689fa10
        rectangle.grid.2x2 ebf5ef72f2f0f6dcfa5a;rectangle.grid.3x2 eabdee39f1b7f593f921
        rectangle.on.rectangle ea1bed98f116f4a8f880;rectangle.portrait.and.arrow.forward ebcdef49f2c7f6aafa31
        rectangle.portrait.and.arrow.left ebccef48f2c6f6a9fa30;rectangle.portrait.and.arrow.right ebcdef49f2c7f6aafa31
        rectangle.righthalf.inset.arrow.right ebcdef49f2c7f6aafa31;rectangle.split.1x2 ebacef28f2a6f689fa10
        rectangle.split.2x1 ea14ed90f10ef4a0f878;rectangle.split.3x1 ea14ed90f10ef4a0f878
        rectangle.stack e9baed36f0b5f433f81e;rectangle.stack.badge.plus ebf8ef73f2f1f6ddfa5b
        repeat eba6ef21f29ff682fa09;repeat.1 eba5ef22f2a0f683fa0a;restart e926eca2f020f39ef78a
        return e92beca7f025f3a3f78f;return.left eaebee68f1e6f5c2f950;rhombus ea3cedb8f136f4caf8a0
        road.lanes eb63eedff25df63ff9c7;rosette eb19ee95f213f5eff97d;rotate.3d e94becc7f045f3c3f7af
        rotate.left e927eca3f021f39ff78b;rotate.right e926eca2f020f39ef78a;rublesign ea31edadf12bf4bdf895
        ruler ebafef2bf2a9f68cfa13;safari ea16ed92f110f4a2f87a;sailboat e996ed12f090f40ef7fa
        scale.3d ebb0ef2cf2aaf68dfa14;scalemass ebb0ef2cf2aaf68dfa14;scanner eb8eef0af288f66bf9f2
        scissors ebb1ef2df2abf68efa15;scooter e990ed0cf08af408f7f4;scope ea23ed9ef11cf4aef886
        screwdriver ec72efeef36cf758fad6;scribble ebb3ef2ff2adf690fa17;scribble.variable ebb3ef2ff2adf690fa17
        sdcard ebceef4af2c8f6abfa32;seal e9fbed76f0f3f471f85e;server.rack eac9ee46f1c4f5a0f92e
        shield ebc2ef3cf2b7f69afa24;shield.checkered ebbdef39f2b9f69cfa21;shield.lefthalf.filled ebbdef39f2b9f69cfa21
        shield.slash ebc1ef3ef2bcf69ffa26;shippingbox eb57eed3f251f631f9bb;shower ebc8ef44f2c2f6a5fa2c
        shuffle ebcbef46f2c3f6a7fa2e;sidebar.leading eaf0ee6cf1eaf5c6f954;sidebar.left eaf0ee6cf1eaf5c6f954
        sidebar.right eaf0ee6cf1eaf5c6f954;sidebar.trailing eaf0ee6cf1eaf5c6f954;signature ebb3ef2ff2adf690fa17
        signpost.right ec35efb1f32ff71bfa99;simcard ebceef4af2c8f6abfa32;skew e99fed1bf099f417f803
        sleep eb26eea1f21ff5fbf989;slider.horizontal.3 ebd5ef51f2d0f6b3fa3a
        slider.horizontal.below.rectangle ea68ede4f163f4fbf8cd;slider.vertical.3 ebd6ef52f2cff6b2fa39
        slowmo ebf1ef6df2eaf6d6fa54;smallcircle.filled.circle eba1ef1df29bf67efa05;smoke ea07ed83f102f492f86c
        snowflake ebe0ef5cf2daf6bdfa44;soccerball ebe1ef5df2dbf6befa45;sofa e911ec8df00bf389f775
        sparkle ebe5ef61f2dff6c2fa49;sparkles ebe5ef61f2dff6c2fa49;speaker ebe8ef64f2e2f6c6fa4c
        speaker.minus ebe7ef63f2e1f6c5fa4b;speaker.plus ebe6ef62f2e0f6c4fa4a;speaker.slash ebeeef6af2e8f6d3fa52
        speaker.wave.1 ebe7ef63f2e1f6c5fa4b;speaker.wave.2 ebe6ef62f2e0f6c4fa4a;speaker.wave.3 ebe6ef62f2e0f6c4fa4a
        speaker.zzz ebe8ef64f2e2f6c6fa4c;speedometer eaa0ee1cf19af576f904;sportscourt ea98ee14f192f56ef8fc
        square ebf6ef70f2edf6d9fa57;square.3.layers.3d ebf8ef73f2f1f6ddfa5b;square.and.arrow.down ea51edcef14cf4e4f8b6
        square.and.arrow.down.on.square ea52edcdf14bf4e3f8b5;square.and.arrow.up ea60eddcf15af4f2f8c4
        square.and.arrow.up.on.square ec4befc6f344f730faae;square.and.line.vertical.and.square ea14ed90f10ef4a0f878
        square.and.pencil eb33eeb0f22ef60af998;square.dashed ebbaef34f2aef693fa1a;square.grid.2x2 ebf5ef72f2f0f6dcfa5a
        square.grid.3x3 eabdee39f1b7f593f921;square.lefthalf.filled ebf3ef6ff2eef6dafa58
        square.on.square ea1bed98f116f4a8f880;square.righthalf.filled ebf3ef6ff2eef6dafa58
        square.split.1x2 ebacef28f2a6f689fa10;square.split.2x1 ea14ed90f10ef4a0f878
        square.split.2x2 eabdee39f1b7f593f921;square.stack ebf8ef73f2f1f6ddfa5b;square.stack.3d.up ebf8ef73f2f1f6ddfa5b
        squareshape ebf6ef70f2edf6d9fa57;squareshape.split.2x2 eabdee39f1b7f593f921;star ebfbef77f2f3f6dffa5d
        star.leadinghalf.filled ebfaef76f2f5f6e1fa5f;staroflife e971ecedf06bf3e9f7d5;sterlingsign ea2deda9f127f4b9f891
        stethoscope ea7fedfbf178f554f8e2;stop ebfeef7af2f7f6e3fa62;stop.circle ebfdef79f2f8f6e4fa61
        stopwatch ec2fefabf329f715fa93;storefront ebffef7bf2f9f6e5fa63;strikethrough ec24efa0f31ef70afa88
        suit.club ea0fed8bf109f499f873;suit.diamond ea3cedb8f136f4caf8a0;suit.heart ead2ee4df1caf5a7f935
        suit.spade ebe4ef60f2def6c1fa48;suitcase ec02ef7ff2fdf6e9fa67;suitcase.rolling ec03ef7ef2fcf6e8fa66
        sum eb18ee94f212f5eef97c;sun.dust ec04ef80f2fff6ebfa68;sun.haze ec05ef81f300f6ecfa6a
        sun.horizon ec05ef81f300f6ecfa6a;sun.max ec06ef82f2fef6eafa69;sun.min ec04ef80f2fff6ebfa68
        sun.rain ea0aed87f105f495f86f;sunrise ec05ef81f300f6ecfa6a;sunset ec05ef81f300f6ecfa6a
        swatchpalette ec08ef84f302f6eefa6c;swift e991ed0df08bf409f7f5;switch.2 ec31efadf32bf717fa95
        syringe ea62eddef15df4f5f8c6;tablecells ec0aef86f304f6f0fa6e;tag ec0def88f305f6f1fa70
        takeoutbag.and.cup.and.straw e977ecf2f070f3eef7da;target ec0eef8af308f6f4fa72;teletype eb79eef3f26ef650f9da
        tennis.racket ec12ef8ef30cf6f8fa76;tennisball ec12ef8ef30cf6f8fa76;tent eadfee5cf1daf5b6f944
        terminal ec14ef90f30ef6fafa78;testtube.2 ec15ef91f30ff6fbfa79;text.aligncenter ec17ef93f311f6fdfa7b
        text.alignleft ec19ef95f313f6fffa7d;text.alignright ec1aef96f314f700fa7e;text.append eb03ee80f1fef5daf968
        text.book.closed e997ed13f092f410f7fb;text.bubble e9dfed5cf0dbf459f844;text.cursor ec25efa1f31ff70bfa89
        text.insert eb03ee80f1fef5daf968;text.justify ec18ef94f312f6fefa7c;text.justify.leading ec19ef95f313f6fffa7d
        text.justify.left ec19ef95f313f6fffa7d;text.magnifyingglass ea73edf0f16ff507f8d8
        text.quote eb9bef17f295f678f9ff;text.viewfinder ea1eed9af118f4aaf882;textformat ec16ef92f310f6fcfa7a
        textformat.123 eb44eec0f23ef61af9a8;textformat.abc ec25efa1f31ff70bfa89;textformat.alt ec25efa1f31ff70bfa89
        textformat.size ec16ef92f310f6fcfa7a;theatermask.and.paintbrush eb5deed9f257f639f9c1
        thermometer ec29efa6f324f710fa8e;thermometer.high ec28efa4f323f70ffa8d;thermometer.low ec27efa3f322f70efa8b
        thermometer.medium ec29efa6f324f710fa8e;thermometer.snowflake ec27efa3f322f70efa8b
        thermometer.sun ec28efa4f323f70ffa8d;ticket ec2defa9f327f713fa91;timelapse ec2fefabf329f715fa93
        timer ec2fefabf329f715fa93;togglepower eb8aef06f284f667f9ee;toilet ec32efaef32cf718fa96
        tornado ec70efebf369f755fad3;tortoise e9aded29f0a5f424f811;touchid ea7aedf5f173f54ff8dd
        train.side.front.car ec36efb3f331f71dfa9b;tram ec38efb2f330f71cfa9a;translate ec39efb5f333f71ffa9d
        trash ec3befb6f334f720fa9e;tray ec3cefb8f336f722faa0;tray.2 e90eec8af009f387f772
        tray.and.arrow.down ea52edcdf14bf4e3f8b5;tray.and.arrow.up ec4befc6f344f730faae;tray.full e910ec8cf00af388f774
        tree ec3fefbaf337f723faa2;triangle ec42efbef33cf728faa6;trophy ec43efbff33df729faa7
        truck.box ec44efc0f33ef72afaa8;tshirt ec45efc1f33ff72bfaa9;tuningfork eb2ceea5f223f5fff98d
        tv ec10ef8df30bf6f7fa75;tv.and.mediabox ec11ef8cf30af6f6fa74;uiwindow.split.2x1 ea14ed90f10ef4a0f878
        umbrella ec48efc5f343f72ffaad;underline ec26efa2f320f70cfa8a;video ec5defd8f356f742fac0
        video.slash ec5cefd9f357f743fac1;viewfinder ea1eed9af118f4aaf882;volleyball ec5fefdbf359f745fac3
        wake ec06ef82f2fef6eafa69;wallet.bifold ec60efdcf35bf747fac4;wallet.pass ec60efdcf35bf747fac4
        wand.and.rays eb0dee89f207f5e3f971;wand.and.stars eb0dee89f207f5e3f971
        watchface.applewatch.case ec65efe1f35ff74bfac9;water.waves ec66efe2f360f74cfaca;waveform ec77eff3f371f75dfadb
        waveform.path.ecg ec77eff3f371f75dfadb;wifi ec69efe5f363f74ffacd;wifi.exclamationmark ec6eefeaf368f754fad2
        wifi.router ec69efe5f363f74ffacd;wifi.slash ec6defe9f367f753fad1;wind ec70efebf369f755fad3
        wind.snow ebe0ef5cf2daf6bdfa44;wineglass ec71efedf36bf757fad5;wonsign ea30edacf12af4bcf894
        wrench ec72efeef36cf758fad6;wrench.and.screwdriver ec72efeef36cf758fad6;x.squareroot eb9cef18f296f679fa00
        xmark ec75eff0f36df759fad8;xmark.bin ec3befb6f334f720fa9e;xmark.circle ec73efeff36ef75afad7
        xmark.shield ebc1ef3ef2bcf69ffa26;xmark.square ec74eff1f36ff75bfad9;xserve eac9ee46f1c4f5a0f92e
        yensign ea2fedabf129f4bbf893

        """
}
