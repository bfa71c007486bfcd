/**
 * What the starships and vehicles hold, one a line: id | seats | ability and name of a permanent
 * pilot. Where nothing stands they have none.
 */
export const seatLines = `
1_140|3 pilot, 4 passenger, 1 vehicle|1
1_141|2 pilot or passenger|
1_142|2 pilot or passenger, 1 astromech|
1_143|2 pilot, 2 passenger|
1_144|1 pilot|
1_145|1 pilot, 1 astromech|
1_146||1
1_147|1 pilot or passenger|1
1_148|4 passenger|
1_149|1 driver, 2 passenger|
1_150|1 driver, 7 passenger|
1_151|1 driver, 3 passenger|
1_299|1 pilot|
1_300|1 pilot|
1_303||1
1_304||1
1_305|1 pilot or passenger, 1 passenger|1
1_306|1 pilot|
1_307|2 passenger|
1_308|4 passenger|
1_309|1 driver, 7 passenger|
1_310|1 driver, 2 passenger|
2_69|2 pilot or passenger|
2_70|1 pilot, 1 astromech|
2_71|1 pilot, 1 astromech|
2_72|1 pilot|
2_73|3 pilot, 4 passenger|2
2_75|1 passenger|1
2_76|2 passenger|
2_151|1 pilot|
2_154||1
2_155|4 pilot, 6 passenger, 1 vehicle, 3 starfighter|1
2_156|3 passenger|1
2_157|1 driver, 1 passenger|
3_65|1 pilot, 4 passenger, 1 vehicle|1
3_66|2 pilot or passenger|
3_67|2 pilot or passenger|
3_68|2 pilot or passenger|
3_69|1 pilot or passenger|1
3_70|1 passenger|
3_152|6 pilot, 8 passenger, 2 vehicle, 4 starfighter|1
3_153|6 pilot, 8 passenger, 2 vehicle, 4 starfighter|1
3_154|2 pilot, 8 passenger|
3_155|1 pilot, 8 passenger|2
3_156|1 pilot or passenger|1
3_157|2 pilot, 8 passenger|
4_166|6 pilot, 8 passenger, 2 vehicle, 4 starfighter|2
4_169|1 pilot, 2 passenger|
4_170|2 pilot, 3 passenger|
4_171|1 pilot, 1 passenger|
4_172|1 pilot|
4_173||1
5_86|1 pilot, 6 passenger|1
5_87|4 pilot, 4 passenger|1
5_88|1 pilot or passenger|1
5_175||2
5_176||1
5_177|1 pilot, 3 passenger|
5_178|1 pilot or passenger|1
6_88|1 driver, 5 passenger|
6_172|1 driver, 7 passenger|
6_173|1 driver, 5 passenger|
7_140||1
7_141|2 pilot or passenger|
7_142|2 pilot or passenger|
7_143|2 pilot or passenger|
7_144|2 pilot, 6 passenger, 1 vehicle|1
7_145|1 pilot|
7_146|1 pilot|
7_147|1 pilot|
7_148|1 pilot|
7_149|3 pilot, 4 passenger, 1 vehicle|2
7_151|1 driver, 1 passenger|
7_152|1 driver, 7 passenger|
7_153|1 driver, 1 passenger|
7_154|2 pilot or passenger|
7_155|2 passenger|
7_156|1 pilot or passenger|1
7_301|6 passenger, 1 vehicle|2 Bossk
7_302|6 pilot, 8 passenger, 2 vehicle, 4 starfighter|1
7_304|2 pilot, 6 passenger|
7_305||2 OS-72-1
7_306||2 OS-72-2
7_307|1 pilot, 4 passenger, 2 vehicle|1
7_308||1
7_309|1 pilot, 4 passenger|2
7_310|6 pilot, 8 passenger, 1 vehicle, 6 starfighter|2
7_311||2
7_312|1 passenger|
7_313|1 pilot, 6 passenger|1
7_314|1 driver, 1 passenger|
7_315|1 driver, 1 passenger|
7_316|2 passenger|
7_317|2 passenger|
7_318|1 driver, 7 passenger|
8_79|2 pilot, 6 passenger|
8_80|1 pilot, 2 passenger, 1 vehicle|1
8_81|2 pilot or passenger|
8_82|1 driver|
8_83|1 pilot, 1 passenger|
8_168|1 pilot, 6 passenger|1
8_169|1 pilot, 1 passenger|
8_170|1 pilot, 8 passenger|2
8_171|1 pilot or passenger|1
8_172|2 pilot or passenger|
8_173|2 pilot or passenger|
8_174|1 pilot or passenger|2
8_175|1 pilot or passenger|1
8_176|1 pilot or passenger|1
8_177||2
9_62||1
9_63|1 pilot|
9_64||2
9_66|1 pilot|1
9_67|5 pilot, 6 passenger, 1 vehicle, 3 starfighter|2
9_68|2 pilot, 2 passenger|
9_69|2 pilot or passenger|
9_70|2 pilot or passenger|
9_71|1 pilot|
9_72|1 pilot|
9_73||2
9_75|5 pilot, 6 passenger, 1 vehicle, 3 starfighter|2
9_76|5 pilot, 6 passenger, 1 vehicle, 3 starfighter|2
9_77|1 pilot, 6 passenger|2
9_78|3 pilot, 4 passenger, 1 vehicle|1
9_79|5 pilot, 6 passenger, 1 vehicle, 3 starfighter|2
9_80|4 pilot, 4 passenger, 2 starfighter|1
9_81|1 pilot|
9_82|1 pilot|
9_83|1 pilot|
9_84|1 pilot|
9_85|1 pilot|
9_152|6 pilot, 8 passenger, 2 vehicle, 4 starfighter|1
9_153||2
9_154|6 pilot, 8 passenger, 2 vehicle, 4 starfighter|2
9_155|4 pilot, 6 passenger, 1 vehicle, 2 starfighter|2
9_156|1 pilot, 4 passenger|2
9_157|unlimited pilot, unlimited passenger, unlimited starfighter|3
9_158|6 pilot, 8 passenger, 2 vehicle, 4 starfighter|1
9_159|1 pilot|
9_160|1 pilot|
9_161|1 pilot|
9_162|1 pilot|
9_163|1 pilot|
9_164|1 pilot|
9_165|1 pilot|
9_166|1 pilot|
9_167|1 pilot|
9_168||2
9_169|1 pilot|
9_170|1 pilot|
9_171||2
9_172||3
9_173||3
9_174|6 pilot, 8 passenger, 2 vehicle, 4 starfighter|1
9_175||1
9_176|6 pilot, 8 passenger, 2 vehicle, 4 starfighter|1
10_17|2 pilot, 1 passenger|
10_20|2 pilot, 6 passenger|
10_49|1 pilot|1
10_54|1 pilot|1
11_48|2 passenger|
12_90|1 pilot|1
12_91|2 pilot, 5 passenger|
12_92|3 pilot, 3 passenger|
12_93|1 pilot, 3 passenger|2
12_181||0
12_182|2 pilot|
12_183|2 pilot|
12_184|4 pilot, 4 passenger, 2 vehicle, 4 starfighter|1
12_185|4 pilot, 4 passenger, 2 vehicle, 4 starfighter|2
14_53|1 pilot|
14_54|1 pilot|
14_55|1 pilot|
14_56|1 pilot|
14_57|1 pilot|
14_58||3
14_59|2 passenger|
14_60|1 driver, 3 passenger|
14_61|1 passenger|
14_114|4 pilot, 4 passenger, 2 vehicle, 4 starfighter|2
14_115||0
14_116||0
14_117||0
14_118||0
14_119|2 pilot, 6 vehicle|0
14_120|1 pilot, 3 passenger|
14_121|1 pilot, 3 passenger|
14_122|1 pilot, 7 passenger|
14_123|1 pilot|
14_124|7 passenger|0
14_125|4 passenger, 3 vehicle|0
102_4|1 pilot, 1 passenger|
103_1|1 pilot or passenger|2 Dutch
103_2||2 Red Leader
104_3|1 pilot or passenger|1
104_5|1 pilot, 8 passenger|1
106_4|1 pilot or passenger|2
106_7||2
106_9||1
106_10||2
106_13|3 pilot, 6 passenger, 4 starfighter|2
106_15||2
109_2|1 pilot, 2 passenger|3 Lando
109_5|1 pilot|1
109_8|3 passenger|3 Boba Fett
109_10||2 Dengar
110_8|2 passenger|0 IG-88
110_12|1 pilot, 3 passenger|4 Zuckuss
111_2|1 pilot|
112_6|1 driver, 3 passenger|
112_18|1 driver, 3 passenger|
201_20|1 pilot|3 Dash
`
