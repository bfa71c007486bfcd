/**
 * Every card that players may have in a deck, one a line, sorted by set and number: facts alone, no game text.
 *
 * id | side | type/subtype | title as printed, with its marks | destiny | numbers and Force icons | icons | characteristics
 */
export const lines = `
1_1|L|character/droid|2X-3KPR (Tooex)|3|deploy 2 power 0 forfeit 2||security droid,security patrol droid
1_2|L|character/rebel|•Beru Lars|2|deploy 1 power 1 ability 1 forfeit 3||female
1_3|L|character/rebel|•Biggs Darklighter|2|deploy 2 power 2 ability 2 forfeit 5|pilot,warrior|Red Squadron
1_4|L|character/alien|•BoShek|1|deploy 4 power 2 ability 4 forfeit 3|pilot|
1_5|L|character/droid|•C-3PO (See-Threepio)|3|deploy 3 power 1 forfeit 4||protocol droid
1_6|L|character/droid|CZ-3 (Seezee-Three)|3|deploy 1 power 1 forfeit 4||communications droid
1_7|L|character/alien|•Dice Ibegon|2|deploy 4 power 2 ability 3 forfeit 3||female
1_8|L|character/rebel|•Dutch|1|deploy 2 power 2 ability 2 forfeit 5|pilot,warrior|leader,Gold Squadron
1_9|L|character/alien|•Figrin D'an|2|deploy 2 power 1 ability 1 forfeit 4||gambler,musician,Bith
1_10|L|character/rebel|•General Dodonna|2|deploy 3 power 2 ability 2 forfeit 5|warrior|general,leader
1_11|L|character/rebel|•Han Solo|1|deploy 3 power 3 ability 3 forfeit 6|pilot,warrior|Corellian,gambler,pirate,smuggler
1_12|L|character/alien|Jawa|3|deploy * power 1 ability 1 forfeit 1||Jawa,scavenger
1_13|L|character/rebel|•Jek Porkins|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior|Red Squadron
1_14|L|character/alien|•Kabe|3|deploy 2 power 1 ability 1 forfeit 3||thief,female
1_15|L|character/alien|•Kal'Falnl C'ndros|2|deploy 0 power 1 ability 1 forfeit 5 landspeed 3|pilot|female
1_16|L|character/alien|•Leesub Sirln|4|deploy 3 power 1 ability 3 forfeit 3||female,Qiraash
1_17|L|character/rebel|•Leia Organa|1|deploy 3 power 3 ability 3 forfeit 6|warrior|Alderaanian,leader,senator,spy,female
1_18|L|character/droid|LIN-V8K (Elleyein-Veeatekay)|3|deploy 2 power 0 forfeit 4||mining droid
1_19|L|character/rebel|•Luke Skywalker|1|deploy 3 power 3 ability 4 forfeit 7|pilot,warrior|Red Squadron
1_20|L|character/alien|•Momaw Nadon|3|deploy 2 power 1 ability 3 forfeit 3||leader,spy
1_21|L|character/rebel|•Obi-Wan Kenobi|1|deploy 5 power 5 ability 6 forfeit 9|warrior|general
1_22|L|character/rebel|•Owen Lars|2|deploy 2 power 1 ability 3 forfeit 4||
1_23|L|character/rebel|•Pops|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior|Gold Squadron
1_24|L|character/droid|R2-X2 (Artoo-Extoo)|4|deploy 1 power 1 forfeit 3|nav computer|r-unit,astromech
1_25|L|character/droid|R4-E1 (Arfour-Eeone)|4|deploy 1 power 1 forfeit 3||r-unit,vehicle droid
1_26|L|character/rebel|Rebel Guard|3|deploy 2 power 0 ability 1 forfeit 1||
1_27|L|character/rebel|Rebel Pilot|3|deploy 2 power 0 ability 2 forfeit 2|pilot|
1_28|L|character/rebel|Rebel Trooper|1|deploy 1 power 1 ability 1 forfeit 2|warrior|Alderaanian,Rebel trooper,trooper
1_29|L|character/rebel|•Red Leader|1|deploy 2 power 2 ability 2 forfeit 5|pilot,warrior|leader,Red Squadron
1_30|L|character/alien|•••Shistavanen Wolfman|2|deploy 3 power 2 ability 1 forfeit 2|warrior|scout
1_31|L|character/alien|•••Talz|3|deploy 1 power 1 ability 1 forfeit 4||Talz
1_32|L|character/droid|•WED-9-M1 'Bantha' Droid|4|deploy 2 power 1 forfeit 3||maintenance droid
1_33|L|character/alien|•Wioslea|5|deploy 1 power 2 ability 1 forfeit 2||gambler,female
1_34|L|device|Caller|6|||
1_35|L|device|Electrobinoculars|3|deploy 1||
1_36|L|device|Fusion Generator Supply Tanks|4|||
1_37|L|device|Hydroponics Station|4|deploy 1||
1_38|L|device|Restraining Bolt|6|||
1_39|L|device|Targeting Computer|3|||
1_40|L|device|Tatooine Utility Belt|4|deploy 1||
1_41|L|device|Vaporator|4|deploy 1||
1_42|L|effect|•A Tremor In The Force|3|||
1_43|L|effect|•Affect Mind|5|deploy 1||
1_44|L|effect|•Beggar|3|deploy 3||
1_45|L|effect|•Crash Site Memorial|5|||
1_46|L|effect/utinni|•Death Star Plans|6|||
1_47|L|effect|Demotion|3|deploy 2||
1_48|L|effect|Disarmed|5|||
1_49|L|effect|Ellorrs Madak|5|||
1_50|L|effect|•Eyes In The Dark|5|||
1_51|L|effect|•Jawa Siesta|3|||
1_52|L|effect/utinni|•Kessel Run|5|||
1_53|L|effect|•K'lor'slug|3|||dejarik
1_54|L|effect|•Lightsaber Proficiency|4|||
1_55|L|effect|•Mantellian Savrip|3|deploy 3||dejarik
1_56|L|effect|Nightfall|3|||
1_57|L|effect|•Obi-Wan's Cape|4|deploy 2||
1_58|L|effect/utinni|•Our Most Desperate Hour|6|||
1_59|L|effect/utinni|•Plastoid Armor|5|||
1_60|L|effect|•Rebel Planners|4|deploy 1||
1_61|L|effect|•Restricted Deployment|3|deploy 3||
1_62|L|effect|Revolution|3|deploy 3||
1_63|L|effect|Rycar Ryjerd|4|||
1_64|L|effect|Sai'torr Kal Fas|4|||
1_65|L|effect|•Special Modifications|3|deploy 1||
1_66|L|effect|Traffic Control|3|||
1_67|L|effect/utinni|•Tusken Breath Mask|4|||
1_68|L|effect|•Yavin Sentry|3|deploy 2||
1_69|L|effect/utinni|•Yerka Mig|3|||
1_70|L|interrupt/used|A Few Maneuvers|6|||
1_71|L|interrupt/used|Alter|4|||
1_72|L|interrupt/lost|•Beru Stew|4|||
1_73|L|interrupt/lost|Cantina Brawl|5|||
1_74|L|interrupt/lost|Collision!|4|||
1_75|L|interrupt/lost|Combined Attack|4|||
1_76|L|interrupt/lost|•Don't Get Cocky|5|||
1_77|L|interrupt/lost|Don't Underestimate Our Chances|4|||
1_78|L|interrupt/used|Droid Shutdown|6|||
1_79|L|interrupt/used|Escape Pod|6|||
1_80|L|interrupt/lost|Friendly Fire|4|||
1_81|L|interrupt/lost|•Full Throttle|4|||
1_82|L|interrupt/lost|•Gift Of The Mentor|5|||
1_83|L|interrupt/lost|Han's Back|3|||
1_84|L|interrupt/used|Han's Dice|3|||
1_85|L|interrupt/used|Hear Me Baby, Hold Together|5|||
1_86|L|interrupt/used|Help Me Obi-Wan Kenobi|3|||hologram
1_87|L|interrupt/used|How Did We Get Into This Mess?|4|||
1_88|L|interrupt/used|Hyper Escape|5|||
1_89|L|interrupt/used|Into The Garbage Chute, Flyboy|6|||
1_90|L|interrupt/used|It Could Be Worse|4|||
1_91|L|interrupt/used|I've Got A Bad Feeling About This|4|||
1_92|L|interrupt/lost|Jedi Presence|3|||
1_93|L|interrupt/lost|•Krayt Dragon Howl|4|||
1_94|L|interrupt/lost|Leia's Back|3|||
1_95|L|interrupt/lost|Luke's Back|3|||
1_96|L|interrupt/used|Move Along...|3|||
1_97|L|interrupt/used|Nabrun Leids|4|||
1_98|L|interrupt/used|Narrow Escape|5|||
1_99|L|interrupt/lost|Noble Sacrifice|3|||
1_100|L|interrupt/lost|Old Ben|3|||
1_101|L|interrupt/lost|On The Edge|2|||
1_102|L|interrupt/used|Out Of Nowhere|5|||
1_103|L|interrupt/used|Panic|4|||
1_104|L|interrupt/used|Radar Scanner|3|||
1_105|L|interrupt/used|Rebel Barrier|4|||
1_106|L|interrupt/lost|Rebel Reinforcements|4|||
1_107|L|interrupt/lost|Return Of A Jedi|3|||
1_108|L|interrupt/used|Scomp Link Access|3|||
1_109|L|interrupt/used|Sense|3|||
1_110|L|interrupt/lost|•Skywalkers|5|||
1_111|L|interrupt/lost|•Solo Han|4|||
1_112|L|interrupt/used|•••Spaceport Speeders|6|||
1_113|L|interrupt/lost|Surprise Assault|3|||
1_114|L|interrupt/lost|Thank The Maker|3|||
1_115|L|interrupt/used|The Bith Shuffle|5|||
1_116|L|interrupt/lost|The Force Is Strong With This One|5|||
1_117|L|interrupt/used|This Is All Your Fault|4|||
1_118|L|interrupt/used|Utinni!|4|||
1_119|L|interrupt/lost|•Warrior's Courage|4|||
1_120|L|interrupt/used|We're Doomed|5|||
1_121|L|location/system|•Alderaan|0|parsec 2 light 1 dark 0|planet|
1_122|L|location/system|•Dantooine|0|parsec 5 light 1 dark 0|planet|
1_123|L|location/site|•Death Star: Detention Block Control Room|0|light 0 dark 1|interior,mobile,scomp link|
1_124|L|location/site|•Death Star: Docking Bay 327|0|light 1 dark 1|exterior,interior,mobile,scomp link|
1_125|L|location/site|•Death Star: Trash Compactor|0|light 0 dark 0|interior,mobile|
1_126|L|location/system|•Kessel|0|parsec 8 light 1 dark 2|planet|
1_127|L|location/system|•Tatooine|0|parsec 7 light 2 dark 1|planet|
1_128|L|location/site|•Tatooine: Cantina|0|light 2 dark 2|interior,planet|
1_129|L|location/site|•Tatooine: Docking Bay 94|0|light 1 dark 1|exterior,interior,planet,scomp link|
1_130|L|location/site|•Tatooine: Dune Sea|0|light 1 dark 1|exterior,planet|
1_131|L|location/site|•Tatooine: Jawa Camp|0|light 1 dark 1|exterior,planet|
1_132|L|location/site|•Tatooine: Lars' Moisture Farm|0|light 2 dark 1|exterior,planet,scomp link|
1_133|L|location/site|•Tatooine: Mos Eisley|0|light 2 dark 1|exterior,planet|
1_134|L|location/site|•Tatooine: Obi-Wan's Hut|0|light 2 dark 0|exterior,planet|
1_135|L|location/system|•Yavin 4|0|parsec 4 light 2 dark 1|planet|
1_136|L|location/site|•Yavin 4: Docking Bay|0|light 1 dark 1|exterior,interior,planet,scomp link|
1_137|L|location/site|•Yavin 4: Jungle|0|light 1 dark 0|exterior,planet|
1_138|L|location/site|•Yavin 4: Massassi Throne Room|0|light 1 dark 0|interior,planet|
1_139|L|location/site|•Yavin 4: Massassi War Room|0|light 2 dark 0|interior,planet,scomp link|
1_140|L|starship/capital|Corellian Corvette|1|deploy 4 power 5 forfeit 8 armor 4 hyperspeed 3|pilot,nav computer,scomp link|Corellian corvette,Rebel starship,ship-docking capability
1_141|L|starship/starfighter|•Gold 1|3|deploy 1 power 2 forfeit 3 maneuver 3 hyperspeed 4|nav computer,scomp link|Y-wing,Rebel starship
1_142|L|starship/starfighter|•Gold 5|4|deploy 1 power 2 forfeit 3 maneuver 3 hyperspeed 4|nav computer,scomp link|Y-wing,Rebel starship
1_143|L|starship/starfighter|•Millennium Falcon|2|deploy 3 power 3 forfeit 7 maneuver 4 hyperspeed 6|nav computer,scomp link|modified light freighter,Rebel starship,ship-docking capability
1_144|L|starship/starfighter|•Red 1|2|deploy 2 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link|X-wing,Rebel starship
1_145|L|starship/starfighter|•Red 3|3|deploy 2 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link|X-wing,Rebel starship
1_146|L|starship/starfighter|X-wing|2|deploy 2 power 3 forfeit 4 maneuver 4 hyperspeed 5|pilot,nav computer,scomp link|X-wing,Rebel starship
1_147|L|starship/starfighter|Y-wing|3|deploy 1 power 2 forfeit 2 maneuver 3 hyperspeed 4|pilot,nav computer,scomp link|Y-wing,Rebel starship
1_148|L|vehicle/transport|Lift Tube|6|deploy 1 power 0 forfeit 1 maneuver 1 landspeed 3||enclosed,lift tube
1_149|L|vehicle/transport|•Luke's X-34 Landspeeder|3|deploy 2 power 1 forfeit 4 maneuver 5 landspeed 4||landspeeder
1_150|L|vehicle/transport|Sandcrawler|2|deploy 3 power 3 forfeit 5 armor 3 landspeed 2||enclosed,sandcrawler
1_151|L|vehicle/transport|SoroSuub V-35 Landspeeder|4|deploy 2 power 0 forfeit 3 maneuver 4 landspeed 3||enclosed,landspeeder
1_152|L|weapon/character|Blaster|3|deploy 1||blaster
1_153|L|weapon/character|Blaster Rifle|3|deploy 2||blaster rifle,rifle
1_154|L|weapon/character|•Han's Heavy Blaster Pistol|2|||blaster
1_155|L|weapon/character|Jedi Lightsaber|2|||lightsaber
1_156|L|weapon/character|•Leia's Sporting Blaster|5|||blaster
1_157|L|weapon/character|•Obi-Wan's Lightsaber|1|||lightsaber
1_158|L|weapon/starship|Proton Torpedoes|4|||proton torpedoes
1_159|L|weapon/starship|Quad Laser Cannon|4|deploy 2||cannon,laser cannon
1_160|L|weapon/automated|Tagge Seeker|3|deploy 1||
1_161|L|weapon/automated|Tarkin Seeker|3|deploy 1||
1_162|L|weapon/automated|Timer Mine|2|||
1_163|D|character/droid|•5D6-RA-7 (Fivedesix)|2|deploy 4 power 2 forfeit 5||ISB agent,spy,servant droid
1_164|D|character/imperial|•Admiral Motti|1|deploy 3 power 3 ability 3 forfeit 5|pilot,warrior|admiral,commander,leader
1_165|D|character/imperial|•Chief Bast|2|deploy 2 power 2 ability 2 forfeit 3|pilot|
1_166|D|character/imperial|•Colonel Wullf Yularen|2|deploy 2 power 1 ability 2 forfeit 5|warrior|ISB agent,leader
1_167|D|character/imperial|•Commander Praji|2|deploy 2 power 1 ability 2 forfeit 3|pilot,warrior|commander
1_168|D|character/imperial|•Darth Vader|1|deploy 6 power 6 ability 6 forfeit 8|pilot,warrior|
1_169|D|character/alien|•Dathcha|2|deploy * power 2 ability 2 forfeit 2|warrior|Jawa
1_170|D|character/imperial|Death Star Trooper|3|deploy 2 power 2 ability 1 forfeit 3|warrior|Death Star trooper,trooper
1_171|D|character/alien|•Djas Puhr|1|deploy 4 power 1 ability 4 forfeit 4|warrior|Black Sun agent,bounty hunter
1_172|D|character/alien|•Dr. Evazan|3|deploy 2 power 1 ability 2 forfeit 3|pilot,warrior|smuggler
1_173|D|character/imperial|•DS-61-2|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior|
1_174|D|character/imperial|•DS-61-3|2|deploy 2 power 3 ability 2 forfeit 3|pilot,warrior|Corellian
1_175|D|character/droid|EG-6 (Eegee-Six)|*|deploy 1 power 0 forfeit 3||power droid
1_176|D|character/alien|•Feltipern Trevagg|4|deploy 2 power 2 ability 1 forfeit 3|warrior|Black Sun agent,bounty hunter,tax collector
1_177|D|character/alien|•Garindan|4|deploy 2 power 1 ability 1 forfeit 3||spy
1_178|D|character/imperial|•General Tagge|1|deploy 3 power 3 ability 3 forfeit 4|warrior|general,leader
1_179|D|character/imperial|•Grand Moff Tarkin|1|deploy 4 power 4 ability 3 forfeit 6|pilot,warrior|leader,moff
1_180|D|character/imperial|Imperial Pilot|3|deploy 2 power 0 ability 2 forfeit 2|pilot|
1_181|D|character/imperial|Imperial Trooper Guard|3|deploy 2 power 0 ability 1 forfeit 1||Death Star trooper,trooper guard,trooper
1_182|D|character/alien|Jawa|3|deploy * power 1 ability 1 forfeit 1||Jawa,scavenger
1_183|D|character/alien|•Kitik Keed'kak|2|deploy 6 power 8 ability 1 forfeit 2||female
1_184|D|character/alien|•Labria|3|deploy 2 power 1 ability 1 forfeit 3||Black Sun agent,information broker,spy
1_185|D|character/imperial|•Lieutenant Tanbris|2|deploy 2 power 2 ability 2 forfeit 3|pilot|
1_186|D|character/droid|LIN-V8M (Elleyein-Veeateemm)|3|deploy 2 power 0 forfeit 4||mining droid
1_187|D|character/alien|•M'iiyoom Onith|3|deploy 3 power 1 ability 1 forfeit 3||female
1_188|D|character/droid|MSE-6 'Mouse' Droid|0|deploy 0 power 0 forfeit 0 landspeed 3||messenger droid
1_189|D|character/alien|•Myo|3|deploy 4 power 3 ability 1 forfeit 5|warrior|
1_190|D|character/alien|•Ponda Baba|3|deploy 2 power 2 ability 1 forfeit 3|pilot,warrior|smuggler
1_191|D|character/alien|•Prophetess|2|deploy 3 power 1 ability 4 forfeit 2||female
1_192|D|character/droid|R1-G4 (Arone-Geefour)|3|deploy 1 power 1 forfeit 3|nav computer|r-unit,astromech
1_193|D|character/droid|R4-M9 (Arfour-Emmnine)|4|deploy 1 power 1 forfeit 3||r-unit,vehicle repair droid,vehicle droid
1_194|D|character/imperial|Stormtrooper|1|deploy 1 power 1 ability 1 forfeit 2|warrior|stormtrooper,trooper
1_195|D|character/alien|•Tonnika Sisters|2|deploy 2 power 2 ability 2 forfeit 2|warrior x2|thief,spy,female
1_196|D|character/alien|Tusken Raider|2|deploy 2 power 1 ability 1 forfeit 1||Tusken Raider
1_197|D|character/droid|WED15-I662 'Treadwell' Droid|3|deploy 2 power 1 forfeit 3||maintenance droid
1_198|D|character/alien|•Wuher|3|deploy 2 power 2 ability 1 forfeit 3||
1_199|D|device|Blaster Scope|4|||
1_200|D|device|Caller|6|||
1_201|D|device|Comlink|3|||
1_202|D|device|Droid Detector|5|||
1_203|D|device|Fusion Generator Supply Tanks|4|||
1_204|D|device|Observation Holocam|3|||
1_205|D|device|Restraining Bolt|6|||
1_206|D|device|Stormtrooper Backpack|5|||
1_207|D|device|Stormtrooper Utility Belt|4|deploy 1||
1_208|D|effect|•A Disturbance In The Force|3|||
1_209|D|effect|Baniss Keeg|5|||
1_210|D|effect|•Blast Door Controls|5|||
1_211|D|effect|Blaster Rack|3|||
1_212|D|effect|•••Dark Hours|4|||
1_213|D|effect|•Death Star Sentry|3|deploy 2||
1_214|D|effect|Disarmed|5|||
1_215|D|effect|•Expand The Empire|3|||
1_216|D|effect|Fear Will Keep Them In Line|4|||
1_217|D|effect|I Find Your Lack Of Faith Disturbing|5|deploy 1||
1_218|D|effect|I've Lost Artoo!|5|||
1_219|D|effect|•Jawa Pack|3|||
1_220|D|effect/utinni|•Juri Juice|4|||
1_221|D|effect|Ket Maliss|4|||
1_222|D|effect/utinni|•Lateral Damage|4|||
1_223|D|effect/utinni|•Luke? Luuuuke!|4|||
1_224|D|effect|Macroscan|3|deploy 2||
1_225|D|effect|•Molator|3|||dejarik
1_226|D|effect/utinni|•Organa's Ceremonial Necklace|4|||
1_227|D|effect|••Presence Of The Force|2|||
1_228|D|effect|Reactor Terminal|3|||
1_229|D|effect/utinni|•Send A Detachment Down|4|deploy 2||
1_230|D|effect|Sunsdown|3|||
1_231|D|effect/utinni|•Tactical Re-Call|4|||
1_232|D|effect|•Wrong Turn|3|deploy 3||
1_233|D|effect|Your Eyes Can Deceive You|5|||
1_234|D|interrupt/used|Alter|4|||
1_235|D|interrupt/used|Boring Conversation Anyway|5|||
1_236|D|interrupt/lost|Charming To The Last|5|||
1_237|D|interrupt/lost|Collateral Damage|4|||
1_238|D|interrupt/lost|Counter Assault|3|||
1_239|D|interrupt/lost|•Dark Collaboration|5|||
1_240|D|interrupt/lost|Dark Jedi Presence|3|||
1_241|D|interrupt/used|Dark Maneuvers|6|||
1_242|D|interrupt/lost|Dead Jawa|5|||
1_243|D|interrupt/used|Elis Helrot|4|||
1_244|D|interrupt/used|Emergency Deployment|3|||
1_245|D|interrupt/used|Evacuate?|6|||
1_246|D|interrupt/lost|Full Scale Alert|3|||
1_247|D|interrupt/lost|Gravel Storm|3|||
1_248|D|interrupt/lost|I Have You Now|5|||
1_249|D|interrupt/used|Imperial Barrier|4|||
1_250|D|interrupt/used|Imperial Code Cylinder|4|||
1_251|D|interrupt/lost|Imperial Reinforcements|4|||
1_252|D|interrupt/lost|It's Worse|6|||
1_253|D|interrupt/lost|I've Got A Problem Here|4|||
1_254|D|interrupt/lost|Kintan Strider|3|||dejarik
1_255|D|interrupt/lost|•Limited Resources|5|||
1_256|D|interrupt/lost|Local Trouble|4|||
1_257|D|interrupt/lost|•Lone Pilot|4|||
1_258|D|interrupt/lost|•Lone Warrior|4|||
1_259|D|interrupt/lost|Look Sir, Droids|3|||
1_260|D|interrupt/lost|•Moment Of Triumph|4|||
1_261|D|interrupt/lost|Nevar Yalnal|6|||
1_262|D|interrupt/used|Ommni Box|5|||
1_263|D|interrupt/lost|Overload|4|||
1_264|D|interrupt/lost|Physical Choke|3|||
1_265|D|interrupt/lost|Precise Attack|4|||
1_266|D|interrupt/used|Scanning Crew|3|||
1_267|D|interrupt/used|Sense|3|||
1_268|D|interrupt/lost|Set For Stun|2|||
1_269|D|interrupt/lost|Takeel|3|||
1_270|D|interrupt/used|Tallon Roll|4|||
1_271|D|interrupt/lost|The Circle Is Now Complete|6|||
1_272|D|interrupt/lost|The Empire's Back|3|||
1_273|D|interrupt/used|Trinto Duaba|5|||
1_274|D|interrupt/lost|Trooper Charge|6|||
1_275|D|interrupt/lost|Tusken Scavengers|5|||
1_276|D|interrupt/used|Utinni!|4|||
1_277|D|interrupt/lost|•Vader's Eye|4|||
1_278|D|interrupt/lost|We're All Gonna Be A Lot Thinner!|6|||
1_279|D|interrupt/lost|You Overestimate Their Chances|4|||
1_280|D|interrupt/lost|Your Powers Are Weak, Old Man|5|||
1_281|D|location/system|•Alderaan|0|parsec 2 light 1 dark 0|planet|
1_282|D|location/system|•Dantooine|0|parsec 5 light 1 dark 1|planet|
1_283|D|location/site|•Death Star: Central Core|0|light 0 dark 1|interior,mobile,scomp link|
1_284|D|location/site|•Death Star: Detention Block Corridor|0|light 0 dark 1|interior,mobile|prison
1_285|D|location/site|•Death Star: Docking Bay 327|0|light 1 dark 1|exterior,interior,mobile,scomp link|
1_286|D|location/site|•Death Star: Level 4 Military Corridor|0|light 0 dark 1|interior,mobile,scomp link|
1_287|D|location/site|•Death Star: War Room|0|light 0 dark 2|interior,mobile,scomp link|
1_288|D|location/system|•Kessel|0|parsec 8 light 1 dark 2|planet|
1_289|D|location/system|•Tatooine|0|parsec 7 light 1 dark 2|planet|
1_290|D|location/site|•Tatooine: Cantina|0|light 2 dark 2|interior,planet|
1_291|D|location/site|•Tatooine: Docking Bay 94|0|light 1 dark 1|exterior,interior,planet,scomp link|
1_292|D|location/site|•Tatooine: Jawa Camp|0|light 1 dark 1|exterior,planet|
1_293|D|location/site|•Tatooine: Jundland Wastes|0|light 1 dark 1|exterior,planet|
1_294|D|location/site|•Tatooine: Lars' Moisture Farm|0|light 1 dark 1|exterior,planet,scomp link|
1_295|D|location/site|•Tatooine: Mos Eisley|0|light 1 dark 2|exterior,planet|
1_296|D|location/system|•Yavin 4|0|parsec 4 light 1 dark 2|planet|
1_297|D|location/site|•Yavin 4: Docking Bay|0|light 1 dark 1|exterior,interior,planet,scomp link|
1_298|D|location/site|•Yavin 4: Jungle|0|light 1 dark 1|exterior,planet|
1_299|D|starship/starfighter|•Black 2|2|deploy 1 power 1 forfeit 3 maneuver 4||TIE/LN,Imperial starship
1_300|D|starship/starfighter|•Black 3|3|deploy 1 power 1 forfeit 3 maneuver 3||TIE/LN,Imperial starship
1_301|D|starship/capital|•Devastator|1|deploy 8 power 9 forfeit 9 armor 6 hyperspeed 3|pilot,nav computer,scomp link|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
1_302|D|starship/capital|Imperial-Class Star Destroyer|1|deploy 8 power 8 forfeit 9 armor 6 hyperspeed 3|pilot,nav computer,scomp link|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
1_303|D|starship/starfighter|TIE Advanced x1|3|deploy 2 power 2 forfeit 3 maneuver 2|pilot|TIE Advanced x1,Imperial starship
1_304|D|starship/starfighter|TIE Fighter|1|deploy 1 power 1 forfeit 2 maneuver 3|pilot|TIE/LN,Imperial starship
1_305|D|starship/starfighter|TIE Scout|4|deploy 2 power 1 forfeit 3 maneuver 1 hyperspeed 5|pilot,nav computer|TIE/SR,Imperial starship
1_306|D|starship/starfighter|•Vader's Custom TIE|2|deploy 2 power 2 forfeit 4 maneuver 3 hyperspeed 2|nav computer|TIE Advanced x1,Imperial starship
1_307|D|vehicle/creature|Bantha|3|deploy 1 power 1 forfeit 3 maneuver 2 landspeed 1 ability 0.5||bantha
1_308|D|vehicle/transport|Lift Tube|6|deploy 1 power 0 forfeit 1 maneuver 1 landspeed 3||enclosed,lift tube
1_309|D|vehicle/transport|Sandcrawler|2|deploy 3 power 3 forfeit 5 armor 3 landspeed 2||enclosed,sandcrawler
1_310|D|vehicle/transport|Ubrikkian 9000 Z001|2|deploy 2 power 2 forfeit 4 maneuver 6 landspeed 3||enclosed,landspeeder
1_311|D|weapon/character|Assault Rifle|2|deploy 3||blaster rifle,rifle
1_312|D|weapon/character|Blaster Rifle|3|deploy 2||blaster rifle,rifle
1_313|D|weapon/starship|Boosted TIE Cannon|4|deploy 1||cannon
1_314|D|weapon/character|Dark Jedi Lightsaber|2|||lightsaber
1_315|D|weapon/character|Gaderffii Stick|4|deploy 2||
1_316|D|weapon/automated|Han Seeker|3|deploy 1||
1_317|D|weapon/character|Imperial Blaster|3|deploy 1||blaster,DH-17 blaster
1_318|D|weapon/starship|Ion Cannon|5|deploy 2||cannon,ion cannon
1_319|D|weapon/automated|Laser Projector|3|deploy 2||
1_320|D|weapon/character|Light Repeating Blaster Rifle|2|deploy 2||blaster rifle,rifle
1_321|D|weapon/automated|Luke Seeker|3|||
1_322|D|weapon/automated|Timer Mine|2|||
1_323|D|weapon/starship|Turbolaser Battery|2|deploy 3||turbolaser battery
1_324|D|weapon/character|•Vader's Lightsaber|1|||lightsaber
2_1|L|character/alien|•••Arcona|3|deploy 2 power 1 ability 1 forfeit 2|a new hope|scout
2_2|L|character/alien|•Brainiac|π|deploy Y power * ability 3 forfeit X|nav computer,a new hope|
2_3|L|character/alien/rebel|•Chewbacca|1|deploy 4 power 6 ability 2 forfeit 6|pilot,warrior,a new hope|smuggler,Wookiee
2_4|L|character/rebel|•Commander Evram Lajaie|2|deploy 2 power 2 ability 2 forfeit 5|a new hope|commander,leader
2_5|L|character/rebel|•Commander Vanden Willard|2|deploy 3 power 2 ability 2 forfeit 4|warrior,a new hope|commander,leader,spy
2_6|L|character/alien|•••Corellian|3|deploy 1 power 1 ability 1 forfeit 3|a new hope|smuggler,Corellian,female
2_7|L|character/alien|•Doikk Na'ts|3|deploy 2 power 1 ability 1 forfeit 3|a new hope|musician,Bith
2_8|L|character/alien|•Garouf Lafoe|3|deploy 3 power 1 ability 1 forfeit 2|pilot,a new hope|
2_9|L|character/alien|•Het Nkik|3|deploy * power 1 ability 2 forfeit 1|warrior,a new hope|scout,Jawa
2_10|L|character/alien|•Hunchback|3|deploy 4 power 4 ability 1.5 forfeit 4|a new hope|
2_11|L|character/alien|•Ickabel G'ont|3|deploy 2 power 1 ability 2 forfeit 3|a new hope|musician,Bith
2_12|L|character/droid|M-HYD 'Binary' Droid|2|deploy 3 power 2 forfeit 5|a new hope|binary hydroponics droid
2_13|L|character/alien|•Nalan Cheel|3|deploy 2 power 2 ability 1 forfeit 3|a new hope|musician,Bith
2_14|L|character/droid|•R2-D2 (Artoo-Detoo)|2 or 5|deploy 3 power 1 forfeit 4|nav computer,a new hope|r-unit,spy,astromech
2_15|L|character/droid|R5-D4 (Arfive-Defour)|4|deploy 2 power 1 forfeit 3|nav computer,a new hope|r-unit,astromech
2_16|L|character/droid|RA-7 (Aray-Seven)|4|deploy 2 power 1 forfeit 3|a new hope|servant droid
2_17|L|character/rebel|Rebel Commander|2|deploy 3 power 1 ability 2 forfeit 2|a new hope|commander,leader,Corellian
2_18|L|character/rebel|Rebel Squad Leader|1|deploy 2 power 1 ability 1 forfeit 3|warrior,a new hope|guard,leader,trooper
2_19|L|character/rebel|•••Rebel Tech|2|deploy 2 power 1 ability 1 forfeit 3|a new hope|
2_20|L|character/alien|•••Saurin|3|deploy 2 power 2 ability 1 forfeit 3|warrior,a new hope|
2_21|L|character/rebel|•Tiree|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,a new hope|
2_22|L|character/alien|•Tzizvvt|3|deploy 3 power 2 ability 1 forfeit 1|a new hope|
2_23|L|character/rebel|•Wedge Antilles|4|deploy 2 power 2 ability 2 forfeit 6|pilot,warrior,a new hope|smuggler,Corellian
2_24|L|character/alien|•Zutton|2|deploy 3 power 2 ability 2 forfeit 2|a new hope|
2_25|L|device|Fire Extinguisher|5||a new hope|
2_26|L|device|Magnetic Suction Tube|3||a new hope|
2_27|L|device|Rectenna|3||a new hope|
2_28|L|device|Remote|4||a new hope|
2_29|L|device|•Sensor Panel|3||a new hope|
2_30|L|effect/utinni|•Cell 2187|5||a new hope|
2_31|L|effect|•Commence Recharging|5||a new hope|
2_32|L|effect|Eject! Eject!|4||a new hope|
2_33|L|effect/immediate|Grappling Hook|5||a new hope,grabber|
2_34|L|effect|•Logistical Delay|3||a new hope|
2_35|L|effect|•Luke's Cape|4||a new hope|
2_36|L|effect|Merc Sunlet|4||a new hope|
2_37|L|effect|Scanner Techs|5||a new hope|
2_38|L|effect|Solomahal|4||a new hope|
2_39|L|effect/utinni|They're On Dantooine|5||a new hope|
2_40|L|effect|Undercover|5||a new hope|
2_41|L|effect/immediate|•••What're You Tryin' To Push On Us?|3||a new hope,grabber|
2_42|L|epic event|•Attack Run|0||a new hope|
2_43|L|interrupt/used or lost|Advance Preparation|6||a new hope|
2_44|L|interrupt/lost|Alternatives To Fighting|3||a new hope|
2_45|L|interrupt/lost|Blast The Door, Kid!|4||a new hope|
2_46|L|interrupt/used or lost|•Blue Milk|4||a new hope|
2_47|L|interrupt/used|Corellian Slip|4||a new hope|
2_48|L|interrupt/lost|Double Agent|6||a new hope|
2_49|L|interrupt/used or lost|•Grimtaash|2||a new hope|dejarik
2_50|L|interrupt/lost|Houjix|1||a new hope|dejarik
2_51|L|interrupt/used|I Have A Very Bad Feeling About This|3||a new hope|
2_52|L|interrupt/used|I'm Here To Rescue You|6||a new hope|
2_53|L|interrupt/lost|•Let The Wookiee Win|5||a new hope|
2_54|L|interrupt/used|Out Of Commission|5||a new hope|
2_55|L|interrupt/used|Quite A Mercenary|5||a new hope|
2_56|L|interrupt/used|•Sabotage|5||a new hope|
2_57|L|interrupt/lost|•Sorry About The Mess|4||a new hope|
2_58|L|interrupt/lost|•Wookiee Roar|3||a new hope|
2_59|L|interrupt/used|•You're All Clear Kid!|3||a new hope|
2_60|L|location/system|•Clak'dor VII|0|parsec 7 light 1 dark 0|planet,a new hope|
2_61|L|location/system|•Corellia|0|parsec 1 light 1 dark 1|planet,a new hope|
2_62|L|location/site|•Death Star: Trench|0|light 0 dark 1|exterior,mobile,a new hope|
2_63|L|location/site|•Dejarik Hologameboard|0|light 2 dark 1|a new hope|
2_64|L|location/system|•Kashyyyk|0|parsec 6 light 2 dark 1|planet,a new hope|
2_65|L|location/system|•Ralltiir|0|parsec 3 light 1 dark 1|planet,a new hope|
2_66|L|location/site|•••Sandcrawler: Loading Bay|0|light 0 dark 0|interior,vehicle site,a new hope|
2_67|L|location/site|•Yavin 4: Briefing Room|0|light 1 dark 0|interior,planet,scomp link,a new hope|
2_68|L|location/site|•Yavin 4: Massassi Ruins|0|light 2 dark 0|exterior,planet,a new hope|
2_69|L|starship/starfighter|•Gold 2|2|deploy 1 power 2 forfeit 3 maneuver 4 hyperspeed 4|nav computer,scomp link,a new hope|Y-wing,Rebel starship
2_70|L|starship/starfighter|•Red 2|2|deploy 2 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link,a new hope|X-wing,Rebel starship
2_71|L|starship/starfighter|•Red 5|2|deploy 3 power 3 forfeit 6 maneuver 4 hyperspeed 5|nav computer,scomp link,a new hope|X-wing,Rebel starship
2_72|L|starship/starfighter|•Red 6|6|deploy 2 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link,a new hope|X-wing,Rebel starship
2_73|L|starship/capital|•Tantive IV|1|deploy 5 power 5 forfeit 8 armor 4 hyperspeed 3|pilot,nav computer,scomp link,a new hope|Corellian corvette,Rebel starship,ship-docking capability
2_74|L|starship/squadron|Y-wing Assault Squadron|3|deploy * power 6 forfeit 6 maneuver 3 hyperspeed 4|pilot x3,nav computer x3,scomp link x3,a new hope|Y-wing,Rebel starship
2_75|L|vehicle/shuttle|Incom T-16 Skyhopper|3|deploy 2 power 1 forfeit 4 maneuver 5 landspeed *|pilot,a new hope|enclosed,T-16
2_76|L|vehicle/creature|•Rogue Bantha|4|deploy 2 power 2 forfeit 3 maneuver 2 landspeed 1 ability 0.5|a new hope|bantha
2_77|L|weapon/character|Bowcaster|2||a new hope|
2_78|L|weapon/character|Jawa Ion Gun|3||a new hope|
2_79|L|weapon/character|•Luke's Hunting Rifle|5||a new hope|rifle
2_80|L|weapon/automated|Motti Seeker|3|light 0 dark 1|a new hope|
2_81|L|weapon/starship|SW-4 Ion Cannon|5||a new hope|cannon,ion cannon
2_82|D|character/alien|•••Advosze|2|deploy 3 power 2 ability 2 forfeit 2|pilot,a new hope|smuggler,Advosze
2_83|D|character/imperial|•Captain Khurgee|2|deploy 3 power 2 ability 2 forfeit 3|warrior,a new hope|leader
2_84|D|character/alien|•Dannik Jerriko|2|deploy 4 power * ability 3 forfeit 2|a new hope|assassin
2_85|D|character/alien|•Danz Borin|3|deploy 2 power 1 ability 2 forfeit 3|pilot,a new hope|Black Sun agent,bounty hunter,gunner
2_86|D|character/imperial|•••Death Star Gunner|2|deploy 2 power 1 ability 1 forfeit 2|a new hope|gunner
2_87|D|character/alien|•••Defel|3|deploy 3 power 3 ability 1 forfeit 2|a new hope|
2_88|D|character/imperial|•DS-61-4|2|deploy 2 power 2 ability 2 forfeit 3|pilot,a new hope|
2_89|D|character/alien|•Greedo|2|deploy 1 power 2 ability 1 forfeit 0.5|warrior,a new hope|Black Sun agent,bounty hunter,Rodian
2_90|D|character/alien|•Hem Dazon|4|deploy 2 power * ability 2 forfeit 3|a new hope|scout
2_91|D|character/imperial|Imperial Commander|2|deploy 3 power 1 ability 2 forfeit 2|a new hope|commander,leader
2_92|D|character/imperial|Imperial Squad Leader|1|deploy 2 power 1 ability 1 forfeit 3|warrior,a new hope|leader,sandtrooper,stormtrooper,trooper
2_93|D|character/droid|•IT-O (Eyetee-Oh)|2|deploy 3 power 4 forfeit 1|a new hope|interrogator droid
2_94|D|character/alien|•Lirin Car'n|3|deploy 2 power 1 ability 1 forfeit 3|a new hope|musician,Bith
2_95|D|character/imperial|•Lt. Pol Treidum|3|deploy 2 power 2 ability 1 forfeit 5|warrior,a new hope|ISB agent
2_96|D|character/imperial|•Lt. Shann Childsen|2|deploy 2 power 1 ability 1 forfeit 3|warrior,a new hope|
2_97|D|character/alien|•Mosep|3|deploy 3 power 1 ability 1 forfeit 5|a new hope|accountant
2_98|D|character/imperial|•Officer Evax|2|deploy 2 power 2 ability 2 forfeit 5|pilot,a new hope|ISB agent,leader
2_99|D|character/droid|R2-Q2 (Artoo-Kyootoo)|3|deploy 2 power 1 forfeit 3|nav computer,a new hope|r-unit,astromech
2_100|D|character/droid|•R3-T6 (Arthree-Teesix)|2|deploy 2 power 1 forfeit 3|nav computer,a new hope|r-unit,astromech
2_101|D|character/droid|R5-A2 (Arfive-Aytoo)|4|deploy 2 power 1 forfeit 3|nav computer,a new hope|r-unit,astromech
2_102|D|character/alien|•Reegesk|3|deploy 3 power 1 ability 1 forfeit 3|a new hope|scavenger,thief
2_103|D|character/imperial|••Reserve Pilot|3|deploy 2 power 2 ability 1 forfeit 4|pilot,a new hope|
2_104|D|character/alien|•••Rodian|3|deploy 2 power 2 ability 1 forfeit 2|pilot,a new hope|Rodian,assassin
2_105|D|character/alien|•Tech Mo'r|6|deploy 3 power 1 ability 1 forfeit 1|warrior,a new hope|musician,Bith
2_106|D|character/imperial|•Trooper Davin Felth|2|deploy 1 power 2 ability 2 forfeit 3|warrior,a new hope|sandtrooper,stormtrooper,trooper
2_107|D|character/droid|•U-3PO (Yoo-Threepio)|3|deploy 3 power 1 forfeit 3|a new hope|spy,protocol droid
2_108|D|character/alien|•URoRRuR'R'R|3|deploy 3 power 1 ability 1 forfeit 4|a new hope|leader,Tusken Raider
2_109|D|character/droid|•WED15-l7 'Septoid' Droid|2|deploy 3 power 1 forfeit *|a new hope|maintenance droid
2_110|D|creature/swamp|Dianoga|3|deploy 4 power * forfeit 0 ferocity (power/ferocity of last character or creature eaten) + destiny|a new hope|
2_111|D|device|Death Star Tractor Beam|3||a new hope|
2_112|D|device|Hypo|5||a new hope|
2_113|D|device|••Laser Gate|4||a new hope|
2_114|D|device|Magnetic Suction Tube|3||a new hope|
2_115|D|device|Tractor Beam|3||a new hope|
2_116|D|effect|•Astromech Shortage|3||a new hope|
2_117|D|effect|Besieged|5||a new hope|
2_118|D|effect|Come With Me|4||a new hope|
2_119|D|effect|Dark Waters|2||a new hope|
2_120|D|effect|Hyperwave Scan|5||a new hope|
2_121|D|effect|Imperial Justice|3||a new hope|
2_122|D|effect|•Krayt Dragon Bones|3||a new hope|
2_123|D|effect|•Maneuver Check|4||a new hope|
2_124|D|effect|•Program Trap|4||a new hope|
2_125|D|effect/utinni|•Spice Mines Of Kessel|4||a new hope|
2_126|D|effect|Swilla Corey|4||a new hope|
2_127|D|effect/immediate|Tentacle|5||grabber,a new hope|
2_128|D|effect/immediate|•••There'll Be Hell To Pay|3||grabber,a new hope|
2_129|D|effect|Undercover|5||a new hope|
2_130|D|epic event|Commence Primary Ignition|0||a new hope|
2_131|D|interrupt/used or lost|Evader|4||a new hope|
2_132|D|interrupt/lost|Ghhhk|1||a new hope|dejarik
2_133|D|interrupt/lost|•I'm On The Leader|3||a new hope|
2_134|D|interrupt/used|Informant|6||a new hope|
2_135|D|interrupt/used or lost|Monnok|2||a new hope|dejarik
2_136|D|interrupt/used|Ng'ok|3||a new hope|dejarik
2_137|D|interrupt/used|Oo-ta Goo-ta, Solo?|5||a new hope|
2_138|D|interrupt/lost|Retract The Bridge|3||a new hope|
2_139|D|interrupt/lost|•Sniper|3||a new hope|
2_140|D|interrupt/lost|Stunning Leader|4||a new hope|
2_141|D|interrupt/used|This Is Some Rescue!|6||a new hope|
2_142|D|interrupt/lost|We Have A Prisoner|3||a new hope|
2_143|D|location/system|•Death Star|0|light 0 dark 3 hyperspeed 1|mobile,a new hope|
2_144|D|location/site|•Death Star: Conference Room|0|light 0 dark 1|interior,mobile,scomp link,a new hope|
2_145|D|location/site|•Imperial Holotable|0|light 1 dark 2|a new hope|
2_146|D|location/system|•Kashyyyk|0|parsec 6 light 1 dark 2|planet,a new hope|
2_147|D|location/system|•Kiffex|0|parsec 2 light 2 dark 2|planet,a new hope|
2_148|D|location/system|•Ralltiir|0|parsec 3 light 0 dark 1|planet,a new hope|
2_149|D|location/site|•••Sandcrawler: Droid Junkheap|0|light 0 dark 0|interior,vehicle site,a new hope|
2_150|D|location/site|•Tatooine: Bluffs|0|light 0 dark 0|exterior,planet,a new hope|
2_151|D|starship/starfighter|•Black 4|2|deploy 2 power 2 forfeit 3 maneuver 3|a new hope|TIE/LN,Imperial starship
2_152|D|starship/capital|•Conquest|1|deploy 8 power 9 forfeit 9 armor 6 hyperspeed 3|pilot,nav computer,scomp link,a new hope|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
2_153|D|starship/squadron|TIE Assault Squadron|3|deploy * power 3 forfeit 6 maneuver 3|pilot x3,a new hope|TIE/LN,Imperial starship
2_154|D|starship/starfighter|TIE Vanguard|3|deploy 2 power 1 forfeit 3 maneuver 2|pilot,a new hope|TIE/RC,Imperial starship
2_155|D|starship/capital|Victory-Class Star Destroyer|2|deploy 6 power 6 forfeit 5 armor 5 hyperspeed 4|pilot,nav computer,scomp link,a new hope|Victory-class Star Destroyer,Imperial starship,ship-docking capability
2_156|D|vehicle/shuttle|Bespin Motors Void Spider THX 1138|2|deploy 2 power 1 forfeit 4 maneuver 4 landspeed *|pilot,a new hope|enclosed
2_157|D|vehicle/transport|Mobquet A-1 Deluxe Floater|4|deploy 2 power 2 forfeit 5 maneuver 5 landspeed 3|scomp link,a new hope|enclosed
2_158|D|weapon/starship|Enhanced TIE Laser Cannon|5||a new hope|cannon,laser cannon
2_159|D|weapon/character|Jawa Blaster|4||a new hope|blaster
2_160|D|weapon/automated|Leia Seeker|3||a new hope|
2_161|D|weapon/death star|•Superlaser|3||a new hope|
2_162|D|weapon/character|•URoRRuR'R'R's Hunting Rifle|5||a new hope|rifle
3_1|L|character/droid|•2-1B (Too-Onebee)|1|deploy 2 power 0 forfeit 5|hoth|medical droid
3_2|L|character/rebel|•Cal Alder|2|deploy 2 power 2 ability 1 forfeit 3|warrior,hoth|scout
3_3|L|character/rebel|•Commander Luke Skywalker|1|deploy 4 power 4 ability 4 forfeit 7|pilot,warrior,hoth|commander,leader,Rogue Squadron pilot
3_4|L|character/rebel|•Dack Ralter|2|deploy 2 power 2 ability 2 forfeit 5|warrior,hoth|gunner
3_5|L|character/rebel|•Derek 'Hobbie' Klivian|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,hoth|Rogue Squadron pilot
3_6|L|character/rebel|Echo Base Trooper|3|deploy 2 power 2 ability 1 forfeit 3|warrior,hoth|Echo Base trooper,Rebel trooper,trooper
3_7|L|character/rebel|•••Echo Base Trooper Officer|2|deploy 3 power 2 ability 2 forfeit 3|warrior,hoth|Echo Base trooper,Rebel trooper,trooper
3_8|L|character/droid|EG-4 (Eegee-Four)|*|deploy 1 power 0 forfeit 3|hoth|power droid
3_9|L|character/droid|FX-7 (Effex-Seven)|2|deploy 2 power 0 forfeit 3|hoth|medical droid
3_10|L|character/rebel|•General Carlist Rieekan|1|deploy 3 power 2 ability 2 forfeit 5|warrior,hoth|general,leader
3_11|L|character/rebel|•Jeroen Webb|2|deploy 2 power 1 ability 2 forfeit 4|pilot,hoth|spy
3_12|L|character/droid|•K-3PO (Kay-Threepio)|4|deploy 2 power 1 forfeit 3|hoth|protocol droid
3_13|L|character/rebel|•Major Bren Derlin|2|deploy 2 power 2 ability 2 forfeit 5|warrior,hoth|
3_14|L|character/droid|•R-3PO (Ar-Threepio)|3|deploy 2 power 1 forfeit 3|hoth|protocol droid
3_15|L|character/droid|R5-M2 (Arfive-Emmtoo)|4|deploy 1 power 1 forfeit 3|nav computer,hoth|r-unit,astromech
3_16|L|character/rebel|•••Rebel Scout|2|deploy 2 power 2 ability 1 forfeit 3|warrior,hoth|scout
3_17|L|character/rebel|Rogue Gunner|1|deploy 1 power 1 ability 1 forfeit 1|warrior,hoth|gunner
3_18|L|character/rebel|•Romas 'Lock' Navander|3|deploy 2 power 1 ability 2 forfeit 3|pilot,hoth|Corellian
3_19|L|character/rebel|•Shawn Valdez|3|deploy 3 power 1 ability 2 forfeit 4|warrior,hoth|Echo Base trooper,leader,musician,Rebel trooper,trooper
3_20|L|character/rebel|•Tamizander Rey|2|deploy 2 power 1 ability 2 forfeit 3|pilot,hoth|
3_21|L|character/rebel|•••Tauntaun Handler|2|deploy 2 power 1 ability 1 forfeit 3|warrior,hoth|scout
3_22|L|character/rebel|•Tigran Jamiro|3|deploy 2 power 2 ability 2 forfeit 4|warrior,hoth|
3_23|L|character/rebel|•Toryn Farr|4|deploy 2 power 1 ability 2 forfeit 3|pilot,hoth|female
3_24|L|character/droid|•WED-1016 'Techie' Droid|3|deploy 2 power 0 forfeit 3|hoth|maintenance droid
3_25|L|character/rebel|•Wes Janson|2|deploy 2 power 2 ability 2 forfeit 5|warrior,hoth|gunner
3_26|L|character/rebel|•Wyron Serper|2|deploy 2 power 1 ability 2 forfeit 3|hoth|spy
3_27|L|character/rebel|•Zev Senesca|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,hoth|Rogue Squadron pilot
3_28|L|device|Artillery Remote|4||hoth|
3_29|L|device|Echo Trooper Backpack|5||hoth|
3_30|L|device|Hoth Survival Gear|4||hoth|
3_31|L|device|R2 Sensor Array|6||hoth|
3_32|L|effect|•Bacta Tank|3||hoth|
3_33|L|effect/immediate|Disarming Creature|6||hoth|
3_34|L|effect|•Echo Base Operations|2||hoth|
3_35|L|effect|Evacuation Control|3||hoth|
3_36|L|effect|•Frostbite|4||hoth|
3_37|L|effect/mobile|•Ice Storm|3||hoth|
3_38|L|effect|•Tauntaun Bones|3||hoth|
3_39|L|effect/utinni|•The First Transport Is Away!|4||hoth|
3_40|L|interrupt/lost|Attack Pattern Delta|3||hoth|
3_41|L|interrupt/used or lost|Dark Dissension|3||hoth|
3_42|L|interrupt/lost|Fall Back!|5||hoth|
3_43|L|interrupt/used|I Thought They Smelled Bad On The Outside|7||hoth|
3_44|L|interrupt/lost|•It Can Wait|2||hoth|
3_45|L|interrupt/used or lost|Lucky Shot|4||hoth|
3_46|L|interrupt/used|Nice Of You Guys To Drop By|5||hoth|
3_47|L|interrupt/used|•One More Pass|5||hoth|
3_48|L|interrupt/used|Perimeter Scan|4||hoth|
3_49|L|interrupt/lost|•Rug Hug|4||hoth|
3_50|L|interrupt/used|Under Attack|6||hoth|
3_51|L|interrupt/lost|•Walker Sighting|3||hoth|
3_52|L|interrupt/used|Who's Scruffy-Looking?|6||hoth|
3_53|L|interrupt/lost|You Have Failed Me For The Last Time|5||hoth|
3_54|L|interrupt/lost|You Will Go To The Dagobah System|4||hoth|
3_55|L|location/system|•Hoth|0|parsec 5 light 2 dark 1|planet,hoth|
3_56|L|location/site|•Hoth: Defensive Perimeter (3rd Marker)|0|light 1 dark 1|exterior,planet,hoth|
3_57|L|location/site|•Hoth: Echo Command Center (War Room)|0|light 2 dark 0|underground,interior,planet,scomp link,hoth|
3_58|L|location/site|•Hoth: Echo Corridor|0|light 1 dark 0|underground,interior,planet,scomp link,hoth|
3_59|L|location/site|•Hoth: Echo Docking Bay|0|light 1 dark 0|exterior,interior,planet,scomp link,hoth|
3_60|L|location/site|•Hoth: Echo Med Lab|0|light 1 dark 0|underground,interior,planet,scomp link,hoth|
3_61|L|location/site|•Hoth: Main Power Generators (1st Marker)|0|light 1 dark 0|exterior,planet,hoth|
3_62|L|location/site|•Hoth: North Ridge (4th Marker)|0|light 1 dark 1|exterior,planet,hoth|
3_63|L|location/site|•Hoth: Snow Trench (2nd Marker)|0|light 1 dark 1|exterior,planet,hoth|
3_64|L|location/system|•Ord Mantell|0|parsec 7 light 1 dark 1|planet,hoth|
3_65|L|starship/capital|Medium Transport|3|deploy 2 power 1 forfeit 4 armor 3 hyperspeed 4|pilot,nav computer,scomp link,hoth|transport,Rebel starship,ship-docking capability
3_66|L|vehicle/combat|•Rogue 1|2|deploy 2 power 3 forfeit 6 maneuver 4 landspeed 4|hoth|T-47,snowspeeder,speeder,enclosed
3_67|L|vehicle/combat|•Rogue 2|2|deploy 2 power 3 forfeit 5 maneuver 4 landspeed 4|hoth|T-47,snowspeeder,speeder,enclosed
3_68|L|vehicle/combat|•Rogue 3|2|deploy 2 power 3 forfeit 5 maneuver 4 landspeed 4|hoth|T-47,snowspeeder,speeder,enclosed
3_69|L|vehicle/combat|Snowspeeder|1|deploy 2 power 3 forfeit 4 maneuver 4 landspeed 4|pilot,hoth|T-47,snowspeeder,speeder,enclosed
3_70|L|vehicle/creature|Tauntaun|4|deploy 1 power 1 forfeit 3 maneuver 2 landspeed 2 ability 0.25|hoth|tauntaun
3_71|L|weapon/character|•Anakin's Lightsaber|1||hoth|lightsaber
3_72|L|weapon/artillery|Atgar Laser Cannon|5|deploy 2 forfeit 2|hoth|cannon,laser cannon
3_73|L|weapon/character|Concussion Grenade|3||hoth|
3_74|L|weapon/vehicle|Dual Laser Cannon|3||hoth|cannon,laser cannon
3_75|L|weapon/artillery|Golan Laser Battery|4|deploy 3 forfeit 3|hoth|cannon,laser cannon
3_76|L|weapon/automated|Infantry Mine|3||hoth|
3_77|L|weapon/artillery|Medium Repeating Blaster Cannon|1|deploy 3 forfeit 1|hoth|blaster,cannon
3_78|L|weapon/artillery|•Planet Defender Ion Cannon|4|deploy 4 forfeit 4|hoth|cannon,ion cannon
3_79|L|weapon/vehicle|Power Harpoon|5||hoth|
3_80|L|weapon/starship|Surface Defense Cannon|5||hoth|cannon
3_81|L|weapon/automated|Vehicle Mine|3||hoth|
3_82|D|character/imperial|•Admiral Ozzel|0|deploy 0 power 3 ability 2 forfeit 4|pilot,hoth|ISB agent,admiral,leader
3_83|D|character/imperial|AT-AT Driver|1|deploy 2 power 1 ability 1 forfeit 2|pilot,hoth|
3_84|D|character/imperial|•Captain Lennox|2|deploy 3 power 2 ability 2 forfeit 5|pilot,warrior,hoth|leader
3_85|D|character/imperial|•Captain Piett|2|deploy 3 power 2 ability 3 forfeit 4|pilot,hoth|
3_86|D|character/droid|FX-10 (Effex-ten)|2|deploy 2 power 1 forfeit 3|hoth|medical droid
3_87|D|character/imperial|•General Veers|1|deploy 3 power 3 ability 3 forfeit 5|pilot,warrior,hoth|general,leader
3_88|D|character/imperial|Imperial Gunner|1|deploy 1 power 1 ability 1 forfeit 1|warrior,hoth|gunner
3_89|D|character/imperial|•Lieutenant Cabbel|2|deploy 2 power 2 ability 2 forfeit 4|pilot,hoth|
3_90|D|character/droid|Probe Droid|2|deploy 2 power 2 forfeit 5 armor 3|hoth|ISB agent,probe droid,spy
3_91|D|character/imperial|Snowtrooper|3|deploy 2 power 2 ability 1 forfeit 3|warrior,hoth|snowtrooper,stormtrooper,trooper
3_92|D|character/imperial|•••Snowtrooper Officer|2|deploy 3 power 2 ability 2 forfeit 3|warrior,hoth|ISB agent,snowtrooper,stormtrooper,trooper
3_93|D|creature/snow|Wampa|3|deploy 4 power * forfeit 0 ferocity 3 + destiny|hoth|wampa
3_94|D|device|Deflector Shield Generators|4||hoth|
3_95|D|device|Electro-Rangefinder|6||hoth|
3_96|D|device|Portable Fusion Generator|3||hoth|
3_97|D|device|Probe Antennae|4||hoth|
3_98|D|effect/immediate|•Breached Defenses|4||hoth|
3_99|D|effect/utinni|•Death Mark|5||hoth|
3_100|D|effect|•Death Squadron|3||hoth|
3_101|D|effect|•Frostbite|4||hoth|
3_102|D|effect/immediate|Frozen Dinner|6||hoth|
3_103|D|effect/immediate|•High Anxiety|3||hoth|
3_104|D|effect/mobile|•Ice Storm|3||hoth|
3_105|D|effect|•Image Of The Dark Lord|6||hoth|hologram
3_106|D|effect|••Imperial Domination|5||hoth|
3_107|D|effect/utinni|•Meteor Impact?|4||hoth|
3_108|D|effect/immediate|•Mournful Roar|7||hoth|
3_109|D|effect/utinni|•Responsibility Of Command|5||hoth|
3_110|D|effect|Silence Is Golden|3||hoth|
3_111|D|effect|The Shield Doors Must Be Closed|5||hoth|
3_112|D|effect/utinni|•This Is Just Wrong|5||hoth|
3_113|D|effect|Too Cold For Speeders|4||hoth|
3_114|D|effect/utinni|•Weapon Malfunction|4||hoth|
3_115|D|epic event|Target The Main Generator|0||hoth|
3_116|D|interrupt/lost|•A Dark Time For The Rebellion|4||hoth|
3_117|D|interrupt/used|Cold Feet|5||hoth|
3_118|D|interrupt/lost|•Collapsing Corridor|2||hoth|
3_119|D|interrupt/used|ComScan Detection|4||hoth|
3_120|D|interrupt/used|Crash Landing|4||hoth|
3_121|D|interrupt/used|Debris Zone|5||hoth|
3_122|D|interrupt/used or lost|Direct Hit|4||hoth|
3_123|D|interrupt/lost|•Exhaustion|5||hoth|
3_124|D|interrupt/lost|Exposure|2||hoth|
3_125|D|interrupt/used or lost|Furry Fury|6||hoth|
3_126|D|interrupt/lost|He Hasn't Come Back Yet|4||hoth|
3_127|D|interrupt/lost|•I'd Just As Soon Kiss A Wookiee|2||hoth|
3_128|D|interrupt/used or lost|•Imperial Supply|3||hoth|
3_129|D|interrupt/used|Lightsaber Deficiency|5||hoth|
3_130|D|interrupt/used|Oh, Switch Off|6||hoth|
3_131|D|interrupt/used|Our First Catch Of The Day|6||hoth|
3_132|D|interrupt/used|Probe Telemetry|4||hoth|
3_133|D|interrupt/used or lost|Scruffy-Looking Nerf Herder|6||hoth|
3_134|D|interrupt/used|Self-Destruct Mechanism|4||hoth|
3_135|D|interrupt/used|Stop Motion|6||hoth|
3_136|D|interrupt/lost|•Tactical Support|4||hoth|
3_137|D|interrupt/used|That's It, The Rebels Are There!|4||hoth|
3_138|D|interrupt/used|Trample|4||hoth|
3_139|D|interrupt/used or lost|Turn It Off! Turn It Off!|5||hoth|
3_140|D|interrupt/used|Walker Barrage|5||hoth|
3_141|D|interrupt/lost|Wall Of Fire|5||hoth|
3_142|D|interrupt/used|Yaggle Gakkle|6||hoth|
3_143|D|location/system|•Hoth|0|parsec 5 light 1 dark 2|planet,hoth|
3_144|D|location/site|•Hoth: Defensive Perimeter (3rd Marker)|0|light 1 dark 2|exterior,planet,hoth|
3_145|D|location/site|•Hoth: Echo Command Center (War Room)|0|light 1 dark 1|underground,interior,planet,scomp link,hoth|
3_146|D|location/site|•Hoth: Echo Corridor|0|light 1 dark 1|underground,interior,planet,scomp link,hoth|
3_147|D|location/site|•Hoth: Echo Docking Bay|0|light 1 dark 1|exterior,interior,planet,scomp link,hoth|
3_148|D|location/site|•Hoth: Ice Plains (5th Marker)|0|light 0 dark 2|exterior,planet,hoth|
3_149|D|location/site|•Hoth: North Ridge (4th Marker)|0|light 0 dark 1|exterior,planet,hoth|
3_150|D|location/site|•Hoth: Wampa Cave (7th Marker)|0|light 0 dark 2|interior,planet,hoth|
3_151|D|location/system|•Ord Mantell|0|parsec 7 light 1 dark 1|planet,hoth|
3_152|D|starship/capital|•Stalker|1|deploy 8 power 8 forfeit 9 armor 7 hyperspeed 3|pilot,nav computer,scomp link,hoth|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
3_153|D|starship/capital|•Tyrant|1|deploy 7 power 8 forfeit 9 armor 6 hyperspeed 3|pilot,nav computer,scomp link,hoth|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
3_154|D|vehicle/combat|•Blizzard 1|2|deploy 6 power 7 forfeit 7 armor 7 landspeed 1|scomp link,hoth|AT-AT,enclosed
3_155|D|vehicle/combat|•Blizzard 2|2|deploy 6 power 6 forfeit 6 armor 8 landspeed 1|pilot,scomp link,hoth|AT-AT,enclosed
3_156|D|vehicle/combat|•Blizzard Scout 1|4|deploy 3 power 3 forfeit 5 armor 4 landspeed 3|pilot,scomp link,hoth|AT-ST,enclosed
3_157|D|vehicle/combat|•••Blizzard Walker|1|deploy 6 power 6 forfeit 6 armor 7 landspeed 1|scomp link,hoth|AT-AT,enclosed
3_158|D|weapon/vehicle|AT-AT Cannon|3||hoth|cannon,laser cannon
3_159|D|weapon/artillery|E-web Blaster|5|deploy 3 forfeit 1|hoth|blaster
3_160|D|weapon/automated|Infantry Mine|3||hoth|
3_161|D|weapon/character|Probe Droid Laser|3||hoth|cannon,laser cannon
3_162|D|weapon/automated|Vehicle Mine|3||hoth|
4_1|L|character/rebel|•Son Of Skywalker|1|deploy 5 power 5 ability 5 forfeit 8|pilot,warrior,dagobah|
4_2|L|character/jedi master|•Yoda|1|deploy 5 power 2 ability 7 forfeit 9|dagobah|
4_3|L|creature/avian|Bog-wing|5|deploy 2 power * forfeit 0 ferocity destiny -1|selective creature,dagobah|selective,parasite
4_4|L|creature/space|Mynock|3|deploy 3 power 2 forfeit 0 ferocity 2|selective creature,dagobah|selective,parasite
4_5|L|creature/swamp|Nudj|2|deploy 1 power * forfeit 0 ferocity destiny - 4|selective creature,dagobah|selective
4_6|L|creature/space|◇Space Slug|4|deploy 2 power * forfeit 0 ferocity two destiny|dagobah|
4_7|L|creature/ophidian|Vine Snake|3|deploy 2 power 0 forfeit 0 ferocity 0|selective creature,dagobah|selective,parasite
4_8|L|device|Astromech Translator|3||dagobah|
4_9|L|device|Droid Sensorscope|4||dagobah|
4_10|L|device|•Han's Toolkit|4||dagobah|
4_11|L|device|••Landing Claw|2||dagobah|
4_12|L|device|•Luke's Backpack|6||dagobah|
4_13|L|device|Portable Fusion Generator|3||dagobah|
4_14|L|device|Rebel Flight Suit|5||dagobah|
4_15|L|device|Retractable Arm|4||dagobah|
4_16|L|effect|•Anger, Fear, Aggression|4||dagobah|
4_17|L|effect|◇Asteroid Sanctuary|3||dagobah|
4_18|L|effect/utinni|•Asteroids Do Not Concern Me|4||dagobah|
4_19|L|effect/immediate|•At Peace|3||dagobah|
4_20|L|effect/immediate|•Descent Into The Dark|4||dagobah|
4_21|L|effect|•Do, Or Do Not|4||dagobah|
4_22|L|effect|◇Encampment|3||dagobah|
4_23|L|effect|•Flash Of Insight|4||dagobah|
4_24|L|effect|Grounded Starfighter|4||dagobah|
4_25|L|effect|•Hiding In The Garbage|3||dagobah|
4_26|L|effect|Ineffective Maneuver|3||dagobah|
4_27|L|effect|•Never Tell Me The Odds|3||dagobah|
4_28|L|effect|•No Disintegrations!|4||dagobah|
4_29|L|effect|•Obi-Wan's Apparition|6||dagobah|
4_30|L|effect|•Order To Engage|4||dagobah|
4_31|L|effect|Polarized Negative Power Coupling|4||dagobah|
4_32|L|effect|Quick Draw|3||dagobah|
4_33|L|effect|•Reflection|3||dagobah|
4_34|L|effect/utinni|•Report To Lord Vader|4||dagobah|
4_35|L|effect/mobile|◇Rogue Asteroid|4||dagobah|
4_36|L|effect/utinni|•Rycar's Run|4||dagobah|
4_37|L|effect|•Scramble|3||dagobah|
4_38|L|effect|•Smuggler's Blues|3||dagobah|
4_39|L|effect|••Stone Pile|2||dagobah|
4_40|L|effect|•The Professor|4||dagobah|
4_41|L|effect|•Wars Not Make One Great|4||dagobah|
4_42|L|effect/utinni|•What Is Thy Bidding, My Master?|3||dagobah|
4_43|L|effect|•Yoda's Gimer Stick|3||dagobah|
4_44|L|effect|•Yoda's Hope|4||dagobah|
4_45|L|interrupt/used or lost|•Away Put Your Weapon|5||dagobah|
4_46|L|interrupt/used|•Blasted Varmints|5||dagobah|
4_47|L|interrupt/used|•Closer?!|6||dagobah|
4_48|L|interrupt/lost|Control|2||dagobah|
4_49|L|interrupt/used or lost|Effective Repairs|4||dagobah|
4_50|L|interrupt/lost|•Egregious Pilot Error|4||dagobah|
4_51|L|interrupt/lost|Found Someone You Have|3||dagobah|
4_52|L|interrupt/lost|I Have A Bad Feeling About This|3||dagobah|
4_53|L|interrupt/lost|Jedi Levitation|4||dagobah|
4_54|L|interrupt/used or lost|Levitation|6||dagobah|
4_55|L|interrupt/used|Light Maneuvers|3||dagobah|
4_56|L|interrupt/used|Lost Relay|5||dagobah|
4_57|L|interrupt/lost|•Moving To Attack Position|4||dagobah|
4_58|L|interrupt/lost|Recoil In Fear|3||dagobah|
4_59|L|interrupt/used|•Shoo! Shoo!|6||dagobah|
4_60|L|interrupt/used or lost|Starship Levitation|5||dagobah|
4_61|L|interrupt/used|•They'd Be Crazy To Follow Us|4||dagobah|
4_62|L|interrupt/used|This Is More Like It|3||dagobah|
4_63|L|interrupt/used|This Is No Cave|5||dagobah|
4_64|L|interrupt/lost|Through The Force Things You Will See|3||dagobah|
4_65|L|interrupt/lost|•Tight Squeeze|3||dagobah|
4_66|L|interrupt/lost|Transmission Terminated|5||dagobah|
4_67|L|interrupt/lost|Tunnel Vision|3||dagobah|
4_68|L|interrupt/used or lost|••Visored Vision|3||dagobah|
4_69|L|interrupt/used or lost|•We Can Still Outmaneuver Them|3||dagobah|
4_70|L|interrupt/used or lost|We Don't Need Their Scum|2||dagobah|
4_71|L|interrupt/used|•WHAAAAAAAAAOOOOW!|7||dagobah|
4_72|L|interrupt/used|•Yoda Stew|3||dagobah|
4_73|L|interrupt/lost|•Yoda, You Seek Yoda|4||dagobah|
4_74|L|interrupt/lost|•You Do Have Your Moments|2||dagobah|
4_75|L|jedi test|A Jedi's Strength|2||dagobah|
4_76|L|jedi test|Domain Of Evil|3||dagobah|
4_77|L|jedi test|Great Warrior|1||dagobah|
4_78|L|jedi test|It Is The Future You See|5||dagobah|
4_79|L|jedi test|Size Matters Not|4||dagobah|
4_80|L|location/system|•Anoat|0|parsec 5 light 2 dark 1|planet,dagobah|
4_81|L|location/sector|◇◇◇Asteroid Field|0|light 1 dark 1|space,dagobah|
4_82|L|location/sector|◇Big One|0|light 1 dark 0|space,dagobah|
4_83|L|location/site|◇Big One: Asteroid Cave Or Space Slug Belly|0|light 1 dark 1|interior,exterior,cave,planet,dagobah|
4_84|L|location/system|•Dagobah|0|parsec 9 light 2 dark 2|planet,dagobah|
4_85|L|location/site|•Dagobah: Bog Clearing|0|light 1 dark 0|exterior,planet,dagobah|
4_86|L|location/site|•Dagobah: Jungle|0|light 1 dark 0|exterior,planet,dagobah|
4_87|L|location/site|•Dagobah: Swamp|0|light 1 dark 0|exterior,planet,dagobah|
4_88|L|location/site|•Dagobah: Training Area|0|light 1 dark 1|exterior,planet,dagobah|
4_89|L|location/site|•Dagobah: Yoda's Hut|0|light 2 dark 0|exterior,planet,dagobah|
4_90|L|location/system|•Raithal|0|parsec 3 light 2 dark 1|planet,dagobah|
4_91|D|character/droid|•4-LOM|1|deploy 2 power 2 forfeit 3 armor 3|warrior,dagobah|Black Sun agent,bounty hunter,information broker,thief,protocol droid
4_92|D|character/alien|•Bossk|1|deploy 4 power 4 ability 2 forfeit 3|pilot,warrior,dagobah|Black Sun agent,bounty hunter,Trandoshan
4_93|D|character/imperial|•Captain Needa|1|deploy 3 power 3 ability 3 forfeit 5|pilot,warrior,dagobah|leader
4_94|D|character/imperial|•••Comm Chief|2|deploy 3 power 1 ability 2 forfeit 3|pilot,dagobah|
4_95|D|character/imperial|•Commander Brandei|2|deploy 3 power 1 ability 3 forfeit 3|pilot,dagobah|commander
4_96|D|character/imperial|•Commander Gherant|2|deploy 3 power 3 ability 2 forfeit 4|warrior,dagobah|commander
4_97|D|character/imperial|•Commander Nemet|2|deploy 2 power 1 ability 2 forfeit 3|pilot,dagobah|commander
4_98|D|character/imperial|•Corporal Derdram|2|deploy 3 power 3 ability 1 forfeit 3|warrior,dagobah|ISB agent
4_99|D|character/imperial|•Corporal Vandolay|2|deploy 2 power 2 ability 2 forfeit 3|warrior,dagobah|ISB agent
4_100|D|character/alien|•Dengar|1|deploy 4 power 2 ability 2 forfeit 3|pilot,warrior,dagobah|Black Sun agent,bounty hunter,Corellian,assassin
4_101|D|character/droid|•IG-88|1|deploy 5 power 4 forfeit 3 armor 5|pilot,warrior x2,dagobah|Black Sun agent,bounty hunter,assassin,assassin droid
4_102|D|character/imperial|•••Imperial Helmsman|3|deploy 3 power 2 ability 1 forfeit 2|pilot,dagobah|
4_103|D|character/imperial|•Lieutenant Commander Ardan|3|deploy 3 power 2 ability 3 forfeit 3|warrior,dagobah|commander
4_104|D|character/imperial|•Lieutenant Suba|2|deploy 3 power 3 ability 2 forfeit 4|warrior,dagobah|
4_105|D|character/imperial|•Lieutenant Venka|2|deploy 2 power 2 ability 2 forfeit 3|warrior,dagobah|
4_106|D|character/imperial|•Warrant Officer M'Kae|3|deploy 2 power 2 ability 2 forfeit 3|pilot,dagobah|
4_107|D|character/alien|•Zuckuss|1|deploy 4 power 2 ability 4 forfeit 3|pilot,warrior,dagobah|Black Sun agent,bounty hunter,Gand,scout
4_108|D|creature/avian|Bog-wing|5|deploy 2 power * forfeit 0 ferocity destiny -1|selective creature,dagobah|selective,parasite
4_109|D|creature/swamp|◇Dragonsnake|3|deploy 3 power * forfeit 0 ferocity 3 + destiny|dagobah|
4_110|D|creature/space|Mynock|3|deploy 3 power 2 forfeit 0 ferocity 2|selective creature,dagobah|selective,parasite
4_111|D|creature/swamp|Sleen|3|deploy 2 power * forfeit 0 ferocity destiny - 3|selective creature,dagobah|selective
4_112|D|creature/space|◇Space Slug|4|deploy 2 power * forfeit 0 ferocity two destiny|dagobah|
4_113|D|creature/ophidian|Vine Snake|3|deploy 2 power 0 forfeit 0 ferocity 0|selective creature,dagobah|selective,parasite
4_114|D|effect|•3,720 To 1|3||dagobah|
4_115|D|effect|Awwww, Cannot Get Your Ship Out|4||dagobah|
4_116|D|effect|•Bad Feeling Have I|3||dagobah|
4_117|D|effect/mobile|◇Bombing Run|6||dagobah|
4_118|D|effect|•Broken Concentration|3||dagobah|
4_119|D|effect|◇Corrosive Damage|5||dagobah|
4_120|D|effect/utinni|•Failure At The Cave|3||dagobah|
4_121|D|effect|Field Promotion|4||dagobah|
4_122|D|effect|•Flagship|3||dagobah|
4_123|D|effect|•He Is Not Ready|4||dagobah|
4_124|D|effect|•I Want That Ship|4||dagobah|
4_125|D|effect|•Knowledge And Defense|4||dagobah|
4_126|D|effect|•Location, Location, Location|2||dagobah|
4_127|D|effect/immediate|Lost In Space|4||dagobah|
4_128|D|effect|•Much Anger In Him|3||dagobah|
4_129|D|effect|Precision Targeting|3||dagobah|
4_130|D|effect/mobile|◇Rogue Asteroid|4||dagobah|
4_131|D|effect|•Shot In The Dark|4||dagobah|
4_132|D|effect|Sudden Impact|3||dagobah|
4_133|D|effect|The Dark Path|5||dagobah|
4_134|D|effect|•There Is No Try|4||dagobah|
4_135|D|effect|•Visage Of The Emperor|7||dagobah|hologram
4_136|D|interrupt/used or lost|•A Dangerous Time|3||dagobah|
4_137|D|interrupt/used|•Apology Accepted|6||dagobah|
4_138|D|interrupt/used or lost|•Close Call|2||dagobah|
4_139|D|interrupt/lost|Control|2||dagobah|
4_140|D|interrupt/used|•Defensive Fire|3||dagobah|
4_141|D|interrupt/lost|•Fear|2||dagobah|
4_142|D|interrupt/lost|•Frustration|3||dagobah|
4_143|D|interrupt/used or lost|••HoloNet Transmission|2||dagobah|hologram
4_144|D|interrupt/used|•Imbalance|4||dagobah|
4_145|D|interrupt/lost|Lando System?|4||dagobah|
4_146|D|interrupt/lost|•Res Luk Ra'auf|4||dagobah|
4_147|D|interrupt/used|•Shut Him Up Or Shut Him Down|6||dagobah|
4_148|D|interrupt/used|Something Hit Us!|3||dagobah|
4_149|D|interrupt/lost|•Take Evasive Action|4||dagobah|
4_150|D|interrupt/used or lost|Those Rebels Won't Escape Us|3||dagobah|
4_151|D|interrupt/lost|Uncertain Is The Future|3||dagobah|
4_152|D|interrupt/lost|•Unexpected Interruption|2||dagobah|
4_153|D|interrupt/used or lost|••Voyeur|3||dagobah|
4_154|D|location/system|•Anoat|0|parsec 5 light 1 dark 2|planet,dagobah|
4_155|D|location/sector|◇◇◇Asteroid Field|0|light 1 dark 1|space,dagobah|
4_156|D|location/sector|◇Big One|0|light 0 dark 1|space,dagobah|
4_157|D|location/site|◇Big One: Asteroid Cave Or Space Slug Belly|0|light 1 dark 1|interior,exterior,cave,planet,dagobah|
4_158|D|location/site|•Dagobah: Cave|0|light 0 dark 2|interior,underground,planet,dagobah|
4_159|D|location/site|•Executor: Comm Station|0|light 0 dark 1|interior,mobile,starship,scomp link,dagobah|
4_160|D|location/site|•Executor: Control Station|0|light 0 dark 1|interior,mobile,starship,scomp link,dagobah|
4_161|D|location/site|•Executor: Holotheatre|0|light 0 dark 1|interior,mobile,starship,scomp link,dagobah|
4_162|D|location/site|•Executor: Main Corridor|0|light 0 dark 1|interior,mobile,starship,scomp link,dagobah|
4_163|D|location/site|•Executor: Meditation Chamber|0|light 0 dark 2|interior,mobile,starship,scomp link,dagobah|
4_164|D|location/system|•Raithal|0|parsec 3 light 1 dark 2|planet,dagobah|
4_165|D|location/site|•••Star Destroyer: Launch Bay|0|light 0 dark 1|interior,exterior,mobile,starship,scomp link,dagobah|
4_166|D|starship/capital|•Avenger|1|deploy 8 power 8 forfeit 9 armor 6 hyperspeed 3|pilot,nav computer,scomp link,dagobah|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
4_167|D|starship/capital|•Executor|1|deploy 15 power 12 forfeit 15 armor 12 hyperspeed 2|pilot x3,nav computer,scomp link,dagobah|Super-class Star Destroyer,Imperial starship,ship-docking capability
4_168|D|starship/capital|•Hound's Tooth|2|deploy 6 power 5 forfeit 4 armor 4 hyperspeed 4|nav computer,independent,scomp link,dagobah|modified Corellian freighter,Independent starship,ship-docking capability
4_169|D|starship/starfighter|•IG-2000|4|deploy 4 power 3 forfeit 3 maneuver 3 hyperspeed 3|nav computer,independent,scomp link,dagobah|Trilon Aggressor,Independent starship
4_170|D|starship/starfighter|•Mist Hunter|4|deploy 4 power 2 forfeit 3 maneuver 3 hyperspeed 5|nav computer,independent,scomp link,dagobah|Byblos G-1A transport,Independent starship,ship-docking capability
4_171|D|starship/starfighter|•Punishing One|3|deploy 3 power 2 forfeit 3 maneuver 5 hyperspeed 3|nav computer,independent,dagobah|Corellian JM 5000,Independent starship
4_172|D|starship/starfighter|TIE Avenger|3|deploy 3 power 2 forfeit 2 maneuver 4 hyperspeed 2|nav computer,dagobah|TIE/AD,Imperial starship
4_173|D|starship/starfighter|TIE Bomber|0|deploy 2 power 1 forfeit 2 maneuver 2|pilot,dagobah|TIE/SA,Imperial starship,bomber
4_174|D|weapon/character|•4-LOM's Concussion Rifle|2||dagobah|blaster rifle,rifle
4_175|D|weapon/character|•Bossk's Mortar Gun|1||dagobah|
4_176|D|weapon/character|•Dengar's Blaster Carbine|2||dagobah|blaster
4_177|D|weapon/character|•IG-88's Neural Inhibitor|1||dagobah|
4_178|D|weapon/character|•IG-88's Pulse Cannon|1||dagobah|cannon
4_179|D|weapon/starship|Proton Bombs|1||dagobah|
4_180|D|weapon/character|•Zuckuss' Snare Rifle|1||dagobah|rifle
5_1|L|character/rebel|•Captain Han Solo|1|deploy 4 power 4 ability 3 forfeit 7|pilot,warrior,cloud city|smuggler,Corellian,scoundrel
5_2|L|character/alien|•••Cloud City Technician|2|deploy 2 power 1 ability 1 forfeit 2|cloud city|
5_3|L|character/alien|Cloud City Trooper|3|deploy 2 power 2 ability 1 forfeit 3|warrior,cloud city|Cloud City trooper,trooper
5_4|L|character/alien|•Kebyc|3|deploy 3 power 1 ability 2 forfeit 5|cloud city|accountant,female
5_5|L|character/alien|•Lando Calrissian|1|deploy 3 power 2 ability 3 forfeit 6|pilot,warrior,cloud city|gambler,scoundrel
5_6|L|character/alien|•Lobot|1|deploy 2 power 0 ability 2 forfeit 5|cloud city|
5_7|L|character/rebel|•Princess Leia|1|deploy 4 power 3 ability 4 forfeit 7|pilot,warrior,cloud city|Alderaanian,leader,senator,female
5_8|L|character/alien|Tibanna Gas Miner|2|deploy 2 power 1 ability 1 forfeit 2|cloud city|miner
5_9|L|character/alien|•Treva Horme|2|deploy 2 power 1 ability 1 forfeit 2|cloud city|
5_10|L|character/alien|•Trooper Utris M'toc|2|deploy 3 power 2 ability 2 forfeit 4|warrior,cloud city|leader,Cloud City trooper,trooper
5_11|L|character/alien|•Wiorkettle|2|deploy 2 power 1 ability 1 forfeit 3|cloud city|
5_12|L|device|Bionic Hand|7||cloud city|
5_13|L|device|•Cyborg Construct|4||cloud city|
5_14|L|device|•Lando's Wrist Comlink|4||cloud city|
5_15|L|effect|Access Denied|4||cloud city|
5_16|L|effect/immediate|•Advantage|4||cloud city|
5_17|L|effect|•All My Urchins|3||cloud city|
5_18|L|effect|•Beldon's Eye|6||cloud city|
5_19|L|effect|Chasm|4||cloud city|
5_20|L|effect|•Civil Disorder|3||cloud city|
5_21|L|effect|Crack Shot|3||cloud city|
5_22|L|effect|•Dismantle On Sight|3||cloud city|
5_23|L|effect|•Frozen Assets|5||cloud city|
5_24|L|effect|•Haven|3||cloud city|
5_25|L|effect|Hero Of A Thousand Devices|5||cloud city|
5_26|L|effect|•Hindsight|5||cloud city|
5_27|L|effect|•Hopping Mad|6||cloud city|
5_28|L|effect|•Leia Of Alderaan|3||cloud city|
5_29|L|effect|•Uncontrollable Fury|2||cloud city|
5_30|L|effect|•Weather Vane|4||cloud city|
5_31|L|interrupt/lost|•Ambush|3||cloud city|
5_32|L|interrupt/lost|Armed And Dangerous|4||cloud city|
5_33|L|interrupt/used or lost|•Artoo, Come Back At Once!|4||cloud city|
5_34|L|interrupt/lost|As Good As Gone|3||cloud city|
5_35|L|interrupt/used or lost|•Blaster Proficiency|2||cloud city|
5_36|L|interrupt/used or lost|•Captive Fury|4||cloud city|
5_37|L|interrupt/used or lost|Captive Pursuit|4||cloud city|
5_38|L|interrupt/lost|•Clash Of Sabers|3||cloud city|
5_39|L|interrupt/used|•Cloud City Sabacc|3||cloud city|
5_40|L|interrupt/used or lost|Computer Interface|3||cloud city|
5_41|L|interrupt/lost|•Courage Of A Skywalker|2||cloud city|
5_42|L|interrupt/lost|•Dark Approach|4||cloud city|
5_43|L|interrupt/used|•Dash|4||cloud city|
5_44|L|interrupt/used|Desperate Reach|5||cloud city|
5_45|L|interrupt/lost|•Dodge|3||cloud city|
5_46|L|interrupt/lost|•Fall Of The Empire|3||cloud city|
5_47|L|interrupt/used|•Fall Of The Legend|6||cloud city|
5_48|L|interrupt/lost|•Gambler's Luck|4||cloud city|
5_49|L|interrupt/lost|•Glancing Blow|3||cloud city|
5_50|L|interrupt/used or lost|•Higher Ground|2||cloud city|
5_51|L|interrupt/used or lost|•I Don't Need Their Scum, Either|5||cloud city|
5_52|L|interrupt/lost|•Impressive, Most Impressive|6||cloud city|
5_53|L|interrupt/used or lost|•Innocent Scoundrel|3||cloud city|
5_54|L|interrupt/lost|Into The Ventilation Shaft, Lefty|6||cloud city|
5_55|L|interrupt/used or lost|•It's A Trap!|3||cloud city|
5_56|L|interrupt/used|Keep Your Eyes Open|5||cloud city|
5_57|L|interrupt/used|•Lift Tube Escape|5||cloud city|
5_58|L|interrupt/used or lost|•NOOOOOOOOOOOO!|5||cloud city|
5_59|L|interrupt/lost|•Off The Edge|2||cloud city|
5_60|L|interrupt/lost|•Old Pirates|5||cloud city|
5_61|L|interrupt/used|•Out Of Somewhere|4||cloud city|
5_62|L|interrupt/lost|•Path Of Least Resistance|5||cloud city|
5_63|L|interrupt/lost|•Protector|4||cloud city|
5_64|L|interrupt/lost|•Punch It!|4||cloud city|
5_65|L|interrupt/used|•Put That Down|4||cloud city|
5_66|L|interrupt/lost|Rendezvous Point On Tatooine|4||cloud city|
5_67|L|interrupt/used or lost|•Rescue In The Clouds|5||cloud city|
5_68|L|interrupt/used|•Shocking Information|5||cloud city|
5_69|L|interrupt/lost|•Smoke Screen|3||cloud city|
5_70|L|interrupt/lost|•Somersault|3||cloud city|
5_71|L|interrupt/lost|•Surreptitious Glance|4||cloud city|
5_72|L|interrupt/used|•••Swing-And-A-Miss|3||cloud city|
5_73|L|interrupt/lost|•This Is Even Better|3||cloud city|
5_74|L|interrupt/used|•We'll Find Han|4||cloud city|
5_75|L|interrupt/lost|•Wookiee Strangle|3||cloud city|
5_76|L|location/system|•Bespin|0|parsec 6 light 2 dark 1|planet,cloud city|
5_77|L|location/sector|•Bespin: Cloud City|0|light 2 dark 1|planet,cloud city|
5_78|L|location/site|•Cloud City: Carbonite Chamber|0|light 1 dark 1|interior,mobile,scomp link,cloud city|
5_79|L|location/site|•Cloud City: Chasm Walkway|0|light 1 dark 1|interior,mobile,scomp link,cloud city|
5_80|L|location/site|•Cloud City: Guest Quarters|0|light 2 dark 1|interior,mobile,scomp link,cloud city|
5_81|L|location/site|•Cloud City: Incinerator|0|light 1 dark 1|interior,mobile,scomp link,cloud city|
5_82|L|location/site|•Cloud City: Lower Corridor|0|light 1 dark 2|interior,mobile,scomp link,cloud city|
5_83|L|location/site|•Cloud City: Platform 327 (Docking Bay)|0|light 1 dark 1|exterior,mobile,scomp link,cloud city|
5_84|L|location/site|•Cloud City: Upper Plaza Corridor|0|light 1 dark 0|interior,mobile,scomp link,cloud city|
5_85|L|location/sector|◇◇◇Clouds|0|light 1 dark 1|planet,cloud city|
5_86|L|starship/capital|•Bright Hope|3|deploy 3 power 1 forfeit 5 armor 4 hyperspeed 4|pilot,nav computer,scomp link,cloud city|transport,Rebel starship,ship-docking capability
5_87|L|starship/capital|•Redemption|1|deploy 6 power 4 forfeit 6 armor 5 hyperspeed 4|pilot,nav computer,scomp link,cloud city|modified Nebulon-B frigate,Rebel starship,ship-docking capability
5_88|L|vehicle/combat|Cloud Car|2|deploy 2 power 2 forfeit 3 maneuver 3 landspeed 4|pilot,cloud city|twin-pod cloud car,enclosed
5_89|L|weapon/character|Cloud City Blaster|2||cloud city|blaster
5_90|L|weapon/character|•Luke's Blaster Pistol|3||cloud city|blaster
5_91|D|character/alien|•Boba Fett|1|deploy 5 power 4 ability 3 forfeit 6 armor 5 landspeed 3|pilot,warrior,cloud city|Black Sun agent,bounty hunter
5_92|D|character/imperial|•Captain Bewil|3|deploy 3 power 2 ability 2 forfeit 4|warrior,cloud city|leader
5_93|D|character/imperial|•Chief Retwin|2|deploy 3 power 2 ability 2 forfeit 3|warrior,cloud city|
5_94|D|character/alien|•••Cloud City Engineer|2|deploy 3 power 1 ability 1 forfeit 3|cloud city|
5_95|D|character/alien|Cloud City Trooper|3|deploy 2 power 2 ability 1 forfeit 3|warrior,cloud city|Cloud City trooper,trooper
5_96|D|character/imperial|•Commander Desanne|2|deploy 2 power 1 ability 2 forfeit 3|pilot,cloud city|commander
5_97|D|character/droid|•E-3PO|3|deploy 2 power 1 forfeit 3|cloud city|protocol droid
5_98|D|character/imperial|•Imperial Trooper Guard Dainsom|4|deploy 2 power 2 ability 1 forfeit 2|warrior,cloud city|trooper guard,trooper
5_99|D|character/alien|•Lando Calrissian|1|deploy 2 power 3 ability 3 forfeit 3|pilot,warrior,cloud city|gambler,scoundrel
5_100|D|character/imperial|•Lieutenant Cecius|2|deploy 2 power 1 ability 2 forfeit 3|warrior,cloud city|
5_101|D|character/imperial|•Lieutenant Sheckil|2|deploy 3 power 2 ability 2 forfeit 4|warrior,cloud city|
5_102|D|character/alien|Tibanna Gas Miner|2|deploy 2 power 1 ability 1 forfeit 2|cloud city|miner
5_103|D|character/alien|•Trooper Jerrol Blendin|2|deploy 0 power 2 ability 1 forfeit 3|warrior,cloud city|Cloud City trooper,trooper
5_104|D|character/alien|•Ugloste|2|deploy 2 power 1 ability 2 forfeit 3|warrior,cloud city|Ugnaught
5_105|D|character/alien|Ugnaught|3|deploy 2 power 1 ability 1 forfeit 2|cloud city|Ugnaught
5_106|D|device|Binders|6||cloud city|
5_107|D|device|•Carbonite Chamber Console|4||cloud city|
5_108|D|device|•Interrogation Array|4||cloud city|
5_109|D|device|•Mandalorian Armor|3||cloud city|
5_110|D|effect|•Ability, Ability, Ability|3||cloud city|
5_111|D|effect|Abyss|4||cloud city|
5_112|D|effect/immediate|•All Too Easy|5||cloud city|
5_113|D|effect|Bounty|4||cloud city|
5_114|D|effect|Carbon-Freezing|3||cloud city|
5_115|D|effect|•Dark Deal|3||cloud city|
5_116|D|effect/immediate|•Despair|6||cloud city|
5_117|D|effect/utinni|•Forced Landing|5||cloud city|
5_118|D|effect/immediate|•I Am Your Father|6||cloud city|
5_119|D|effect|•I Had No Choice|3||cloud city|
5_120|D|effect|Imperial Decree|4||cloud city|
5_121|D|effect/immediate|•Mostly Armless|3||cloud city|
5_122|D|effect|Restricted Access|4||cloud city|
5_123|D|effect|•Special Delivery|4||cloud city|
5_124|D|effect/utinni|•The Emperor's Prize|6||cloud city|
5_125|D|effect|•Vader's Bounty|4||cloud city|
5_126|D|effect|•Vader's Cape|3||cloud city|
5_127|D|effect|•Weather Vane|4||cloud city|
5_128|D|effect/utinni|•We're The Bait|7||cloud city|
5_129|D|epic event|•Epic Duel|0||cloud city|
5_130|D|interrupt/lost|•Aiiii! Aaa! Agggggggggg!|4||cloud city|
5_131|D|interrupt/lost|•Atmospheric Assault|5||cloud city|
5_132|D|interrupt/used|•Blasted Droid|3||cloud city|
5_133|D|interrupt/lost|•Brief Loss Of Control|3||cloud city|
5_134|D|interrupt/used|•Cloud City Sabacc|3||cloud city|
5_135|D|interrupt/lost|•Dark Strike|2||cloud city|
5_136|D|interrupt/lost|Double Back|3||cloud city|
5_137|D|interrupt/lost|•Double-Crossing, No-Good Swindler|3||cloud city|
5_138|D|interrupt/used|•E Chu Ta|3||cloud city|
5_139|D|interrupt/used or lost|•End This Destructive Conflict|2||cloud city|
5_140|D|interrupt/lost|•Flight Escort|4||cloud city|
5_141|D|interrupt/lost|•Focused Attack|2||cloud city|
5_142|D|interrupt/used or lost|•Force Field|4||cloud city|
5_143|D|interrupt/lost|Heart Of The Chasm|3||cloud city|
5_144|D|interrupt/used or lost|He's All Yours, Bounty Hunter|4||cloud city|
5_145|D|interrupt/used or lost|Human Shield|5||cloud city|
5_146|D|interrupt/used|•Levitation Attack|4||cloud city|
5_147|D|interrupt/lost|Point Man|5||cloud city|
5_148|D|interrupt/used or lost|•Prepare The Chamber|4||cloud city|
5_149|D|interrupt/used|•Projective Telepathy|3||cloud city|
5_150|D|interrupt/lost|•Release Your Anger|4||cloud city|
5_151|D|interrupt/used|•Rite Of Passage|4||cloud city|
5_152|D|interrupt/lost|•Shattered Hope|3||cloud city|
5_153|D|interrupt/used|•Shocking Revelation|5||cloud city|
5_154|D|interrupt/used|•Slip Sliding Away|3||cloud city|
5_155|D|interrupt/used or lost|•Sonic Bombardment|4||cloud city|
5_156|D|interrupt/lost|Surprise|3||cloud city|
5_157|D|interrupt/used|•This Is Still Wrong|5||cloud city|
5_158|D|interrupt/lost|•TIE Sentry Ships|5||cloud city|
5_159|D|interrupt/used|Trooper Assault|5||cloud city|
5_160|D|interrupt/used or lost|•Weapon Levitation|4||cloud city|
5_161|D|interrupt/used or lost|•Weapon Of An Ungrateful Son|5||cloud city|
5_162|D|interrupt/used or lost|•Why Didn't You Tell Me?|4||cloud city|
5_163|D|interrupt/lost|•You Are Beaten|3||cloud city|
5_164|D|location/system|•Bespin|0|parsec 6 light 1 dark 2|planet,cloud city|
5_165|D|location/sector|•Bespin: Cloud City|0|light 1 dark 2|planet,cloud city|
5_166|D|location/site|•Cloud City: Carbonite Chamber|0|light 1 dark 2|interior,mobile,scomp link,cloud city|
5_167|D|location/site|•Cloud City: Chasm Walkway|0|light 1 dark 2|interior,mobile,scomp link,cloud city|
5_168|D|location/site|•Cloud City: Dining Room|0|light 0 dark 1|interior,mobile,scomp link,cloud city|
5_169|D|location/site|•Cloud City: East Platform (Docking Bay)|0|light 1 dark 1|exterior,mobile,scomp link,cloud city|
5_170|D|location/site|•Cloud City: Incinerator|0|light 1 dark 1|interior,mobile,scomp link,cloud city|
5_171|D|location/site|•Cloud City: Lower Corridor|0|light 1 dark 1|interior,mobile,scomp link,cloud city|
5_172|D|location/site|•Cloud City: Security Tower|0|light 0 dark 1|interior,mobile,scomp link,cloud city|prison
5_173|D|location/site|•Cloud City: Upper Plaza Corridor|0|light 1 dark 1|interior,mobile,scomp link,cloud city|
5_174|D|location/sector|◇◇◇Clouds|0|light 1 dark 1|planet,cloud city|
5_175|D|starship/starfighter|•Obsidian 7|2|deploy 2 power 1 forfeit 3 maneuver 3|pilot,cloud city|TIE/LN,Imperial starship
5_176|D|starship/starfighter|•Obsidian 8|3|deploy 1 power 1 forfeit 3 maneuver 3|pilot,cloud city|TIE/LN,Imperial starship
5_177|D|starship/starfighter|•Slave I|1|deploy 5 power 4 forfeit 4 maneuver 4 hyperspeed 4|nav computer,independent,scomp link,cloud city|Firespray-class attack ship,Independent starship,ship-docking capability
5_178|D|vehicle/combat|Cloud Car|2|deploy 2 power 2 forfeit 3 maneuver 3 landspeed 4|pilot,cloud city|twin-pod cloud car,enclosed
5_179|D|weapon/character|•Boba Fett's Blaster Rifle|1||cloud city|blaster rifle,rifle
5_180|D|weapon/character|Cloud City Blaster|2||cloud city|blaster
6_1|L|character/droid|•8D8|5|deploy 1 power 1 forfeit 3|jabba's palace|maintenance droid
6_2|L|character/alien|•Ardon 'Vapor' Crell|4|deploy 2 power 2 ability 1 forfeit 2|jabba's palace|
6_3|L|character/droid|•Artoo|1 or 6|deploy 4 power 1 forfeit 5|nav computer,jabba's palace|r-unit,spy,astromech
6_4|L|character/alien|•Attark|3|deploy 3 power 2 ability 2 forfeit 2|jabba's palace|
6_5|L|character/alien|•Aved Luun|3|deploy 3 power 1 ability 3 forfeit 2|jabba's palace|Jawa,female
6_6|L|character/alien|•••Baragwin|3|deploy 2 power 1 ability 2 forfeit 3|warrior,jabba's palace|scavenger
6_7|L|character/droid|•BG-J38|4|deploy 2 power 1 forfeit 2|jabba's palace|maintenance droid
6_8|L|character/alien|•••B'omarr Monk|2|deploy 3 power 0 ability 4 forfeit 4|jabba's palace|
6_9|L|character/alien|Chadra-Fan|4|deploy 2 power 1 ability 2 forfeit 2|jabba's palace|thief
6_10|L|character/alien|Devaronian|3|deploy 3 power 1 ability 2 forfeit 2|pilot,jabba's palace|gambler
6_11|L|character/alien|•Droopy McCool|3|deploy 2 power 1 ability 1 forfeit 3|jabba's palace|musician
6_12|L|character/alien|Elom|4|deploy 3 power 1 ability 2 forfeit 3|jabba's palace|
6_13|L|character/alien|•••Florn Lamproid|3|deploy 3 power 1 ability 2 forfeit 2|jabba's palace|
6_14|L|character/alien|•Garon Nas Tal|3|deploy 2 power 2 ability 1 forfeit 3|warrior,jabba's palace|
6_15|L|character/alien|•Geezum|2|deploy 3 power 2 ability 1 forfeit 2|jabba's palace|scout
6_16|L|character/alien|•Ghoel|4|deploy 2 power 0 ability 2 forfeit 4|jabba's palace|
6_17|L|character/alien|•••Gran|2|deploy 2 power 1 ability 1 forfeit 3|jabba's palace|
6_18|L|character/alien|H'nemthe|2|deploy 2 power 1 ability 2 forfeit 3|pilot,jabba's palace|female
6_19|L|character/alien|•••Ishi Tib|3|deploy 2 power 1 ability 1 forfeit 2|jabba's palace|Ishi Tib
6_20|L|character/alien|•••Ithorian|2|deploy 2 power 1 ability 2 forfeit 2|jabba's palace|
6_21|L|character/alien|•Jess|1|deploy 3 power 1 ability 2 forfeit 3|warrior,jabba's palace|musician,female
6_22|L|character/alien|•Kalit|2|deploy 3 power 2 ability 2 forfeit 3|jabba's palace|leader,Jawa
6_23|L|character/alien|•••Kitonak|3|deploy 2 power 1 ability 1 forfeit 2|jabba's palace|musician,Kitonak
6_24|L|character/alien|Klatooinian Revolutionary|3|deploy 4 power 3 ability 1 forfeit 3|warrior,jabba's palace|
6_25|L|character/alien|•Laudica|3|deploy 2 power 2 ability 2 forfeit 3|warrior,jabba's palace|Corellian,female
6_26|L|character/alien|•Leslomy Tacema|3|deploy 2 power 1 ability 2 forfeit 2|pilot,jabba's palace|female
6_27|L|character/alien|•Loje Nella|3|deploy 2 power 1 ability 2 forfeit 3|jabba's palace|accountant
6_28|L|character/alien|•Max Rebo|2|deploy 3 power 1 ability 1 forfeit 2|jabba's palace|gambler,musician
6_29|L|character/alien|•Oola|3|deploy 2 power 1 ability 1 forfeit 3|jabba's palace|musician,female
6_30|L|character/alien|•••Ortolan|3|deploy 2 power 1 ability 1 forfeit 2|jabba's palace|
6_31|L|character/alien|•Palejo Reshad|2|deploy 2 power 1 ability 2 forfeit 2|pilot,jabba's palace|Corellian
6_32|L|character/rebel|•Princess Leia Organa|1|deploy * power 3 ability 4 forfeit 7|pilot,warrior,jabba's palace|Alderaanian,female
6_33|L|character/alien|•Pucumir Thryss|2|deploy 3 power 2 ability 1 forfeit 3|warrior,jabba's palace|miner
6_34|L|character/alien|•Rayc Ryjerd|2|deploy 3 power 2 ability 2 forfeit 4|pilot,jabba's palace|smuggler
6_35|L|character/alien|•Rennek|2|deploy 2 power 1 ability 1 forfeit 3|warrior,jabba's palace|
6_36|L|character/alien|•R'kik D'nec, Hero Of The Dune Sea|1|deploy 3 power 3 ability 1 forfeit 3|warrior,jabba's palace|Jawa
6_37|L|character/alien|•Saelt-Marae|3|deploy 2 power 2 ability 1 forfeit 3|jabba's palace|
6_38|L|character/alien|•Sergeant Doallyn|4|deploy 3 power 3 ability 2 forfeit 4|warrior,jabba's palace|gambler
6_39|L|character/alien|•Shasa Tiel|3|deploy 3 power 1 ability 1 forfeit 3 armor 3|jabba's palace|accountant,female
6_40|L|character/alien|Sic-Six|3|deploy 2 power 2 ability 1 forfeit 3|jabba's palace|
6_41|L|character/alien|Snivvian|2|deploy 2 power 1 ability 1 forfeit 2|jabba's palace|scout
6_42|L|character/alien|•Tamtel Skreej|1|deploy 4 power 3 ability 3 forfeit 6|pilot,warrior,jabba's palace|gambler,spy
6_43|L|character/alien|•Tanus Spijek|2|deploy 3 power 2 ability 1 forfeit 3|jabba's palace|spy
6_44|L|character/alien|•Tessek|1|deploy 3 power 1 ability 2 forfeit 3|jabba's palace|leader,accountant
6_45|L|character/alien|•Vul Tazaene|2|deploy 2 power 2 ability 2 forfeit 2|pilot,jabba's palace|
6_46|L|character/alien|•••Yarkora|3|deploy 2 power 1 ability 1 forfeit 2|jabba's palace|scout
6_47|L|character/alien|•Yoxgit|3|deploy 2 power 1 ability 2 forfeit 3|jabba's palace|Ugnaught
6_48|L|creature/guard|•Worrt|4|deploy 2 power 3 forfeit 0 ferocity 3|jabba's palace|
6_49|L|device|Arc Welder|6||jabba's palace|
6_50|L|device|Hidden Compartment|5||jabba's palace|
6_51|L|device|Holoprojector|4||jabba's palace|
6_52|L|effect/immediate|•A Gift|4||jabba's palace|
6_53|L|effect|•Bargaining Table|4||jabba's palace|
6_54|L|effect|•Bo Shuda|5||jabba's palace|
6_55|L|effect|•I Must Be Allowed To Speak|4||jabba's palace|
6_56|L|effect|••Projection Of A Skywalker|5||jabba's palace|hologram
6_57|L|effect/mobile|◇Sandwhirl|4||jabba's palace|
6_58|L|effect|•Ultimatum|4||jabba's palace|
6_59|L|effect|•Yarna d'al' Gargan|6||jabba's palace|
6_60|L|interrupt/lost|•Artoo, I Have A Bad Feeling About This|3||jabba's palace|
6_61|L|interrupt/used or lost|•Blaster Deflection|4||jabba's palace|
6_62|L|interrupt/lost|Choke|4||jabba's palace|
6_63|L|interrupt/used or lost|•Corellian Retort|5||jabba's palace|
6_64|L|interrupt/used or lost|•Don't Forget The Droids|6||jabba's palace|
6_65|L|interrupt/used|•Dune Sea Sabacc|5||jabba's palace|
6_66|L|interrupt/used|•Fallen Portal|4||jabba's palace|
6_67|L|interrupt/lost|•Jabba's Palace Sabacc|3||jabba's palace|
6_68|L|interrupt/used or lost|•Jedi Mind Trick|3||jabba's palace|
6_69|L|interrupt/used|Ke Chu Ke Kukuta?|5||jabba's palace|
6_70|L|interrupt/lost|•Life Debt|3||jabba's palace|
6_71|L|interrupt/used|•Mandalorian Mishap|5||jabba's palace|
6_72|L|interrupt/used|•Nar Shaddaa Wind Chimes|5||jabba's palace|
6_73|L|interrupt/lost|•Revealed|3||jabba's palace|
6_74|L|interrupt/used|•Skull|4||jabba's palace|
6_75|L|interrupt/used|Someone Who Loves You|4||jabba's palace|
6_76|L|interrupt/lost|•Strangle|7||jabba's palace|
6_77|L|interrupt/used or starting|•The Signal|5||jabba's palace|
6_78|L|interrupt/used|Unfriendly Fire|5||jabba's palace|
6_79|L|interrupt/used or lost|•Weapon Levitation|4||jabba's palace|
6_80|L|interrupt/used|•You Will Take Me To Jabba Now|5||jabba's palace|
6_81|L|location/site|•Jabba's Palace: Audience Chamber|0|light 2 dark 1|interior,planet,jabba's palace|
6_82|L|location/site|•Jabba's Palace: Entrance Cavern|0|light 1 dark 1|interior,exterior,planet,jabba's palace|
6_83|L|location/system|•Kiffex|0|parsec 2 light 2 dark 2|planet,jabba's palace|
6_84|L|location/system|•Kirdo III|0|parsec 1 light 1 dark 1|planet,jabba's palace|
6_85|L|location/site|•••Tatooine: Desert|0|light 1 dark 1|exterior,planet,jabba's palace|
6_86|L|location/site|•Tatooine: Hutt Canyon|0|light 1 dark 1|exterior,planet,jabba's palace|
6_87|L|location/system|•Tibrin|0|parsec 2 light 1 dark 1|planet,jabba's palace|
6_88|L|vehicle/transport|Skiff|2|deploy 3 power 3 forfeit 3 maneuver 3 landspeed 3|jabba's palace|skiff
6_89|L|weapon/character|Mos Eisley Blaster|5||jabba's palace|blaster
6_90|L|weapon/character|Vibro-Ax|4||jabba's palace|
6_91|D|character/alien|Abyssin|3|deploy 2 power 2 ability 1 forfeit 2|warrior,jabba's palace|
6_92|D|character/alien|•Amanaman|2|deploy 4 power 3 ability 1 forfeit 2|warrior,jabba's palace|
6_93|D|character/alien|Amanin|3|deploy 3 power 3 ability 1 forfeit 2|jabba's palace|
6_94|D|character/alien|•••Aqualish|3|deploy 3 power 2 ability 1 forfeit 2|warrior,jabba's palace|
6_95|D|character/alien|•Bane Malar|1|deploy 4 power 1 ability 4 forfeit 3|warrior,jabba's palace|Black Sun agent,bounty hunter
6_96|D|character/alien|•Barada|2|deploy 5 power 4 ability 1 forfeit 3|warrior,jabba's palace|
6_97|D|character/alien|•Beedo|3|deploy * power 2 ability 2 forfeit 2|warrior,jabba's palace|Black Sun agent,bounty hunter,Rodian
6_98|D|character/alien|•Bib Fortuna|1|deploy 3 power 3 ability 1 forfeit 4|jabba's palace|leader,Twi'lek
6_99|D|character/alien|Chevin|3|deploy 3 power 2 ability 1 forfeit 2|jabba's palace|Chevin,mercenary,slaver
6_100|D|character/droid|CZ-4|4|deploy 2 power 1 forfeit 3|jabba's palace|communications droid
6_101|D|character/alien|•Ephant Mon|1|deploy 4 power 2 ability 3 forfeit 2|jabba's palace|leader,smuggler
6_102|D|character/droid|•EV-9D9|1|deploy 3 power 3 forfeit 2|jabba's palace|female,supervisor droid
6_103|D|character/alien|•Fozec|2|deploy 2 power 1 ability 1 forfeit 2|pilot,jabba's palace|ISB agent,spy
6_104|D|character/alien|•Gailid|2|deploy 3 power 1 ability 1 forfeit 2|pilot,jabba's palace|tax collector,accountant
6_105|D|character/alien|Gamorrean Guard|2|deploy 4 power 4 ability 1 forfeit 1|warrior,jabba's palace|Gamorrean
6_106|D|character/alien|•Giran|2|deploy 3 power 2 ability 2 forfeit 2|warrior,jabba's palace|
6_107|D|character/alien|•Herat|3|deploy 3 power 1 ability 3 forfeit 2|jabba's palace|Jawa,female
6_108|D|character/alien|•Hermi Odle|3|deploy 3 power 3 ability 2 forfeit 2|warrior,jabba's palace|
6_109|D|character/alien|•Jabba The Hutt|1|deploy 6 power 3 ability 4 forfeit 7|jabba's palace|gangster,leader,Hutt
6_110|D|character/alien|•J'Quille|2|deploy 5 power 4 ability 1 forfeit 3|warrior,jabba's palace|spy,Whiphid
6_111|D|character/alien|•Kithaba|2|deploy 4 power * ability 2 forfeit 2|pilot,warrior,jabba's palace|musician,assassin
6_112|D|character/alien|•Klaatu|3|deploy 3 power 2 ability 1 forfeit 2|warrior,jabba's palace|gambler
6_113|D|character/alien|•Malakili|3|deploy 3 power 2 ability 1 forfeit 2|jabba's palace|Corellian
6_114|D|character/alien|•Murttoc Yine|2|deploy 3 power 2 ability 2 forfeit 2|warrior,jabba's palace|Black Sun agent,information broker,spy
6_115|D|character/alien|Nikto|3|deploy 3 power 2 ability 1 forfeit 3|warrior,jabba's palace|Nikto
6_116|D|character/alien|•Nizuc Bek|3|deploy 3 power 2 ability 1 forfeit 2|warrior,jabba's palace|
6_117|D|character/alien|•Nysad|3|deploy 3 power 2 ability 1 forfeit 2|jabba's palace|
6_118|D|character/alien|•Ortugg|3|deploy 4 power 4 ability 2 forfeit 3|jabba's palace|Gamorrean,guard
6_119|D|character/alien|•Pote Snitkin|3|deploy 3 power 2 ability 2 forfeit 3|warrior,jabba's palace|smuggler,Skrilling
6_120|D|character/alien|Quarren|3|deploy 2 power 1 ability 2 forfeit 2|jabba's palace|
6_121|D|character/alien|•Ree-Yees|3|deploy 3 power 3 ability 3 forfeit 3|warrior,jabba's palace|Black Sun agent,bounty hunter,smuggler
6_122|D|character/alien|•Salacious Crumb|3|deploy 1 power 0 ability 1 forfeit 3|jabba's palace|Kowakian
6_123|D|character/alien|Skrilling|4|deploy 2 power 2 ability 1 forfeit 2|warrior,jabba's palace|Skrilling
6_124|D|character/alien|•Taym Dren-garen|3|deploy 1 power 2 ability 1 forfeit 2|warrior,jabba's palace|
6_125|D|character/alien|•Thul Fain|2|deploy 2 power 2 ability 1 forfeit 3|pilot,jabba's palace|gambler,smuggler
6_126|D|character/alien|Trandoshan|3|deploy 3 power 3 ability 1 forfeit 2|warrior,jabba's palace|Trandoshan
6_127|D|character/alien|•Vedain|2|deploy 2 power 2 ability 1 forfeit 2|jabba's palace|gambler,scout
6_128|D|character/alien|•Velken Tezeri|3|deploy 3 power 2 ability 1 forfeit 2|warrior,jabba's palace|
6_129|D|character/alien|•Vizam|3|deploy 3 power 2 ability 1 forfeit 3|jabba's palace|
6_130|D|character/alien|•••Weequay Guard|3|deploy 3 power 3 ability 1 forfeit 1|warrior,jabba's palace|Weequay
6_131|D|character/alien|•••Weequay Hunter|3|deploy 4 power 3 ability 1 forfeit 2|warrior,jabba's palace|Weequay
6_132|D|character/alien|•••Weequay Marksman|2|deploy 4 power 2 ability 1 forfeit 3|warrior,jabba's palace|assassin,Weequay
6_133|D|character/alien|•••Weequay Skiff Master|2|deploy 4 power 2 ability 1 forfeit 2|warrior,jabba's palace|Weequay
6_134|D|character/alien|Whiphid|2|deploy 4 power 3 ability 1 forfeit 1|warrior,jabba's palace|Whiphid
6_135|D|character/alien|•Wittin|2|deploy 3 power 2 ability 2 forfeit 3|warrior,jabba's palace|leader,Jawa
6_136|D|character/alien|•Wooof|3|deploy 3 power 2 ability 2 forfeit 2|pilot,jabba's palace|smuggler
6_137|D|character/alien|•••Yuzzum|3|deploy 2 power 2 ability 1 forfeit 2|warrior,jabba's palace|musician,Yuzzum
6_138|D|creature/guard|•Bubo|4|deploy 3 power 4 forfeit 0 ferocity 4|jabba's palace|
6_139|D|creature/gigantic predator|Rancor|1|deploy 6 power 8 forfeit 0 ferocity 8 + destiny|jabba's palace|
6_140|D|device|•••Jet Pack|4||jabba's palace|
6_141|D|effect|•All Wrapped Up|2||jabba's palace|
6_142|D|effect/immediate|Cane Adiss|4||jabba's palace|
6_143|D|effect|•Den Of Thieves|4||jabba's palace|
6_144|D|effect|•Hutt Bounty|5||jabba's palace|
6_145|D|effect|•Information Exchange|5||jabba's palace|
6_146|D|effect|Quick Reflexes|3||jabba's palace|
6_147|D|effect|•Resistance|4||jabba's palace|
6_148|D|effect/mobile|◇Sandwhirl|4||jabba's palace|
6_149|D|effect|•Scum And Villainy|4||jabba's palace|
6_150|D|effect|•Well Guarded|6||jabba's palace|
6_151|D|interrupt/used|•Abyssin Ornament|5||jabba's palace|
6_152|D|interrupt/used|Bantha Fodder|4||jabba's palace|
6_153|D|interrupt/used|•Dune Sea Sabacc|5||jabba's palace|
6_154|D|interrupt/used|•Hidden Weapons|2||jabba's palace|
6_155|D|interrupt/lost|•Hutt Smooch|2||jabba's palace|
6_156|D|interrupt/lost|•Jabba's Palace Sabacc|3||jabba's palace|
6_157|D|interrupt/used|None Shall Pass|5||jabba's palace|
6_158|D|interrupt/used or lost|•Torture|6||jabba's palace|
6_159|D|interrupt/used|•Trap Door|5||jabba's palace|
6_160|D|interrupt/used or starting|•Twi'lek Advisor|5||jabba's palace|
6_161|D|interrupt/lost|•Wounded Wookiee|2||jabba's palace|
6_162|D|location/site|•Jabba's Palace: Audience Chamber|0|light 1 dark 2|interior,planet,jabba's palace|
6_163|D|location/site|•Jabba's Palace: Droid Workshop|0|light 0 dark 1|interior,planet,scomp link,jabba's palace|
6_164|D|location/site|•Jabba's Palace: Dungeon|0|light 0 dark 1|interior,planet,jabba's palace|prison
6_165|D|location/site|•Jabba's Palace: Entrance Cavern|0|light 0 dark 1|interior,exterior,planet,jabba's palace|
6_166|D|location/site|•Jabba's Palace: Rancor Pit|0|light 0 dark 1|interior,underground,planet,jabba's palace|
6_167|D|location/site|•Jabba's Sail Barge: Passenger Deck|0|light 0 dark 2|interior,vehicle site,jabba's palace|
6_168|D|location/system|•Nal Hutta|0|parsec 3 light 1 dark 2|planet,jabba's palace|
6_169|D|location/site|•••Tatooine: Desert|0|light 1 dark 1|exterior,planet,jabba's palace|
6_170|D|location/site|•Tatooine: Great Pit Of Carkoon|0|light 1 dark 1|exterior,planet,jabba's palace|
6_171|D|location/site|•Tatooine: Jabba's Palace|0|light 1 dark 2|exterior,planet,jabba's palace|
6_172|D|vehicle/transport|•Jabba's Sail Barge|3|deploy 5 power 5 forfeit 7 armor 5 landspeed 2|scomp link,jabba's palace|sail barge
6_173|D|vehicle/transport|Skiff|2|deploy 3 power 3 forfeit 3 maneuver 3 landspeed 3|jabba's palace|skiff
6_174|D|weapon/vehicle|Antipersonnel Laser Cannon|4||jabba's palace|cannon,laser cannon
6_175|D|weapon/character|•Dengar's Modified Riot Gun|1||jabba's palace|
6_176|D|weapon/vehicle|Double Laser Cannon|7||jabba's palace|cannon,laser cannon
6_177|D|weapon/character|Gamorrean Ax|4||jabba's palace|
6_178|D|weapon/character|Mos Eisley Blaster|5||jabba's palace|blaster
6_179|D|weapon/character|•Thermal Detonator|3||jabba's palace|
6_180|D|weapon/character|Vibro-Ax|4||jabba's palace|
7_1|L|character/alien|Alderaan Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative
7_2|L|character/alien|Anoat Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative
7_3|L|character/droid|ASP-707 (Ayesspee)|3|deploy 1 power 0 forfeit 4|special edition|automation droid
7_4|L|character/rebel|•Ben Kenobi|1|deploy 5 power 5 ability 6 forfeit 9|warrior,special edition|
7_5|L|character/alien|Bothan Spy|3|deploy 2 power 1 ability 2 forfeit 3|special edition|spy,Bothan
7_6|L|character/alien|Bothawui Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative
7_7|L|character/rebel|•Bren Quersey|2|deploy 2 power 2 ability 2 forfeit 4|pilot,special edition|
7_8|L|character/alien|•Bron Burs|3|deploy 3 power 2 ability 3 forfeit 3|warrior,special edition|
7_9|L|character/alien|•Camie|2|deploy 1 power 1 ability 2 forfeit 3|special edition|female
7_10|L|character/alien|Clak'dor VII Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative
7_11|L|character/rebel|•Colonel Feyn Gospic|2|deploy 3 power 2 ability 3 forfeit 4|pilot,warrior,special edition|
7_12|L|character/rebel|•Commander Wedge Antilles|3|deploy 3 power 3 ability 2 forfeit 6|pilot,warrior,special edition|commander,leader,Corellian,Rogue Squadron pilot
7_13|L|character/rebel|Corellia Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative
7_14|L|character/alien|•Debnoli|2|deploy 3 power 3 ability 2 forfeit 4|pilot,warrior,special edition|
7_15|L|character/alien|•••Droid Merchant|3|deploy 1 power 1 ability 2 forfeit 3|special edition|
7_16|L|character/rebel|•Elyhek Rue|2|deploy 2 power 2 ability 2 forfeit 4|pilot,special edition|
7_17|L|character/rebel|•Firin Morett|3|deploy 2 power 2 ability 2 forfeit 4|warrior,special edition|
7_18|L|character/rebel|•General McQuarrie|3|deploy 2 power 2 ability 2 forfeit 3|warrior,special edition|commander,general
7_19|L|character/rebel|•Grondorn Muse|2|deploy 3 power 2 ability 3 forfeit 5|warrior,special edition|Corellian,musician
7_20|L|character/alien|•Harc Seff|3|deploy 2 power 2 ability 2 forfeit 3 armor 3|pilot,special edition|accountant
7_21|L|character/rebel|•Hol Okand|2|deploy 2 power 2 ability 2 forfeit 4|pilot,special edition|
7_22|L|character/rebel|Incom Engineer|3|deploy 2 power 1 ability 2 forfeit 3|special edition|
7_23|L|character/alien|•Joh Yowza|3|deploy 2 power 2 ability 1 forfeit 3|special edition|musician,thief
7_24|L|character/alien|Kashyyyk Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative
7_25|L|character/alien|•Ketwol|3|deploy 2 power 2 ability 2 forfeit 3|pilot,special edition|scout
7_26|L|character/alien|Kiffex Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative
7_27|L|character/alien|Kirdo III Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative
7_28|L|character/rebel|•Lieutenant Lepira|2|deploy 2 power 2 ability 2 forfeit 4|pilot,special edition|
7_29|L|character/rebel|•Lieutenant Naytaan|2|deploy 2 power 2 ability 2 forfeit 4|pilot,special edition|
7_30|L|character/rebel|•Lieutenant Tarn Mison|3|deploy 2 power 1 ability 2 forfeit 4|pilot,special edition|
7_31|L|character/rebel|•Major Palo Torshan|2|deploy 3 power 2 ability 3 forfeit 4|warrior,special edition|
7_32|L|character/alien|•Melas|2|deploy 3 power 2 ability 4 forfeit 4|pilot,special edition|smuggler
7_33|L|character/alien|Moisture Farmer|3|deploy 2 power 1 ability 2 forfeit 3|special edition|
7_34|L|character/alien|•Neb Dulo|3|deploy 3 power 2 ability 2 forfeit 3|special edition|
7_35|L|character/rebel|•Princess Organa|1|deploy 3 power 3 ability 3 forfeit 7|pilot,warrior,special edition|Alderaanian,leader,senator,female
7_36|L|character/droid|•R3-A2 (Arthree-Aytoo)|2|deploy 2 power 1 forfeit 3|nav computer,special edition|r-unit,astromech
7_37|L|character/droid|•R3-T2 (Arthree-Teetoo)|4|deploy 2 power 1 forfeit 3|nav computer,special edition|r-unit,astromech
7_38|L|character/alien|Ralltiir Freighter Captain|3|deploy 2 power 1 ability 2 forfeit 3|pilot,special edition|scout,smuggler
7_39|L|character/alien|Ralltiir Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative
7_40|L|character/rebel|•Ryle Torsyn|2|deploy 2 power 2 ability 2 forfeit 4|pilot,special edition|
7_41|L|character/alien|•Sergeant Edian|3|deploy 2 power 2 ability 1 forfeit 3|warrior,special edition|Cloud City trooper,trooper
7_42|L|character/rebel|•Sergeant Hollis|3|deploy 2 power 2 ability 2 forfeit 3|warrior,special edition|Echo Base trooper,Rebel trooper,trooper
7_43|L|character/alien|•Soth Petikkin|3|deploy 3 power 1 ability 3 forfeit 4|special edition|
7_44|L|character/alien|•Tawss Khaa|2|deploy 3 power 3 ability 4 forfeit 3|special edition|female
7_45|L|character/alien|•Thedit|3|deploy 2 power 1 ability 2 forfeit 3|special edition|leader,Jawa
7_46|L|character/rebel|•Theron Nett|2|deploy 2 power 2 ability 2 forfeit 4|pilot,special edition|smuggler
7_47|L|character/alien|Tibrin Operative|3|deploy 1 power 1 ability 1 forfeit 3|warrior,special edition|operative,Rodian
7_48|L|character/rebel|•TK-422|1|deploy 3 power 3 ability 3 forfeit 6 armor 5|pilot,warrior,special edition|smuggler,spy,Corellian
7_49|L|character/alien|•Uutkik|3|deploy 2 power 2 ability 2 forfeit 3|special edition|thief,Jawa
7_50|L|character/alien|Wookiee|2|deploy 4 power 4 ability 1 forfeit 4|warrior,special edition|Wookiee
7_51|L|character/rebel|Yavin 4 Trooper|3|deploy 2 power 2 ability 1 forfeit 3|warrior,special edition|Rebel trooper,trooper
7_52|L|creature/scavenger|Scurrier|5|deploy 2 power 2 forfeit 0 ferocity 2|selective creature,special edition|selective
7_53|L|device|Portable Scanner|6||special edition|
7_54|L|device|Wrist Comlink|5||special edition|
7_55|L|effect|•Cloud City Celebration|4||special edition|
7_56|L|effect|•Corellian Engineering Corporation|4||special edition|
7_57|L|effect|•Coruscant Celebration|4||special edition|
7_58|L|effect|•Docking And Repair Facilities|3||special edition|
7_59|L|effect|•Down With The Emperor!|6||special edition|
7_60|L|effect|•Draw Their Fire|4||special edition|
7_61|L|effect|•Entrenchment|4||special edition|
7_62|L|effect|•Goo Nee Tay|4||special edition|
7_63|L|effect/immediate|Heroic Sacrifice|4||special edition|
7_64|L|effect|•Hoth Sentry|3||special edition|
7_65|L|effect/immediate|Imperial Atrocity|6||special edition|
7_66|L|effect|•Incom Corporation|4||special edition|
7_67|L|effect|•Koensayr Manufacturing|4||special edition|
7_68|L|effect/immediate|•Legendary Starfighter|3||special edition|
7_69|L|effect|Maneuvering Flaps|4||special edition|
7_70|L|effect/utinni|•Mechanical Failure|4||special edition|
7_71|L|effect|•Meditation|4||special edition|
7_72|L|effect|•Nick Of Time|2||special edition|
7_73|L|effect|•Rebel Fleet|3||special edition|
7_74|L|effect|•Scrambled Transmission|4||special edition|
7_75|L|effect|•S-foils|4||special edition|
7_76|L|effect|•Slayn & Korpil Facilities|4||special edition|
7_77|L|effect|•Tatooine Celebration|4||special edition|
7_78|L|effect|•The Planet That It's Farthest From|4||special edition|
7_79|L|effect|•Uh-oh!|4||special edition|
7_80|L|effect|•Weapons Display|3||special edition|
7_81|L|effect|•Wise Advice|4||special edition|
7_82|L|interrupt/used|•All Wings Report In|5||special edition|
7_83|L|interrupt/used|•Antilles Maneuver|5||special edition|
7_84|L|interrupt/used|•Balanced Attack|4||special edition|
7_85|L|interrupt/lost|•Darklighter Spin|3||special edition|
7_86|L|interrupt/used|•Desperate Tactics|4||special edition|
7_87|L|interrupt/used|•Direct Assault|4||special edition|
7_88|L|interrupt/used or starting|Don't Tread On Me|5||special edition|
7_89|L|interrupt/used|•First Aid|4||special edition|
7_90|L|interrupt/lost|•Harvest|5||special edition|
7_91|L|interrupt/used|•Heroes Of Yavin|4||special edition|
7_92|L|interrupt/lost|•Hit And Run|3||special edition|
7_93|L|interrupt/used|•It's Not My Fault!|5||special edition|
7_94|L|interrupt/used|•Local Defense|4||special edition|
7_95|L|interrupt/used|•Old Times|5||special edition|
7_96|L|interrupt/used|•On Target|5||special edition|
7_97|L|interrupt/used or lost|Organized Attack|5||special edition|
7_98|L|interrupt/lost|•Power Pivot|4||special edition|
7_99|L|interrupt/used or lost|•Precise Hit|2||special edition|
7_100|L|interrupt/used|Rapid Fire|5||special edition|
7_101|L|interrupt/used|Rebel Ambush|5||special edition|
7_102|L|interrupt/used|•Slight Weapons Malfunction|4||special edition|
7_103|L|interrupt/used|•Star Destroyer!|7||special edition|
7_104|L|interrupt/used|•Stay Sharp!|4||special edition|
7_105|L|interrupt/used or lost|•Steady Aim|3||special edition|
7_106|L|interrupt/used|•Suppressive Fire|3||special edition|
7_107|L|interrupt/lost|T-47 Battle Formation|4||special edition|
7_108|L|interrupt/lost|•They're Tracking Us|4||special edition|
7_109|L|interrupt/used|•Trooper Sabacc|4||special edition|
7_110|L|location/system|•Bothawui|0|parsec 2 light 2 dark 1|planet,special edition|
7_111|L|location/site|•Cloud City: Casino|0|light 2 dark 1|exterior,mobile,scomp link,special edition|
7_112|L|location/site|•Cloud City: Core Tunnel|0|light 1 dark 1|interior,mobile,scomp link,special edition|
7_113|L|location/site|•Cloud City: Downtown Plaza|0|light 2 dark 2|exterior,mobile,scomp link,special edition|
7_114|L|location/site|•Cloud City: North Corridor|0|light 2 dark 1|interior,mobile,scomp link,special edition|
7_115|L|location/site|•Cloud City: West Gallery|0|light 2 dark 1|interior,mobile,scomp link,special edition|
7_116|L|location/system|•Coruscant|0|parsec 0 light 1 dark 2|planet,special edition|
7_117|L|location/system|•Death Star|0|light 0 dark 2 hyperspeed 1|mobile,special edition|
7_118|L|location/site|•Death Star: Detention Block Corridor|0|light 0 dark 1|interior,mobile,special edition|prison
7_119|L|location/site|◇Desert|0|light 1 dark 1|exterior,planet,special edition|
7_120|L|location/site|◇Farm|0|light 2 dark 1|exterior,planet,special edition|
7_121|L|location/site|◇Forest|0|light 1 dark 1|exterior,planet,special edition|
7_122|L|location/site|◇Jungle|0|light 1 dark 1|exterior,planet,special edition|
7_123|L|location/system|•Rendezvous Point|0|parsec 13 light 2 dark 0|space,special edition|
7_124|L|location/system|•Roche|0|parsec 7 light 1 dark 1|planet,special edition|
7_125|L|location/site|◇Spaceport City|0|light 1 dark 1|exterior,planet,special edition|
7_126|L|location/site|◇Spaceport Docking Bay|0|light 1 dark 1|exterior,planet,scomp link,special edition|
7_127|L|location/site|◇Spaceport Street|0|light 1 dark 1|exterior,planet,special edition|
7_128|L|location/site|◇Swamp|0|light 1 dark 1|exterior,planet,special edition|
7_129|L|location/site|•Tatooine: Anchorhead|0|light 1 dark 1|exterior,planet,special edition|
7_130|L|location/site|•Tatooine: Beggar's Canyon|0|light 1 dark 1|exterior,planet,special edition|
7_131|L|location/site|•Tatooine: Jabba's Palace|0|light 2 dark 1|exterior,planet,special edition|
7_132|L|location/site|•Tatooine: Jawa Canyon|0|light 1 dark 1|exterior,planet,special edition|
7_133|L|location/site|•Tatooine: Tosche Station|0|light 1 dark 1|exterior,planet,special edition|
7_134|L|location/site|•Yavin 4: Massassi Headquarters|0|light 2 dark 0|exterior,planet,special edition|
7_135|L|objective|Dantooine Base Operations / More Dangerous Than You Realize|0||special edition|
7_136|L|objective|Hidden Base / Systems Will Slip Through Your Fingers|0||special edition|
7_137|L|objective|Local Uprising / Liberation|0||special edition|
7_138|L|objective|Mind What You Have Learned / Save You It Can|0||special edition|
7_139|L|objective|Rescue The Princess / Sometimes I Amaze Even Myself|0||special edition|
7_140|L|starship/starfighter|B-wing Attack Fighter|3|deploy 3 power 4 forfeit 4 maneuver 2 hyperspeed 3|pilot,nav computer,scomp link,special edition|B-wing,Rebel starship,bomber
7_141|L|starship/starfighter|•Gold 3|3|deploy 1 power 2 forfeit 3 maneuver 3 hyperspeed 4|nav computer,scomp link,special edition|Y-wing,Rebel starship
7_142|L|starship/starfighter|•Gold 4|3|deploy 1 power 2 forfeit 3 maneuver 3 hyperspeed 4|nav computer,scomp link,special edition|Y-wing,Rebel starship
7_143|L|starship/starfighter|•Gold 6|3|deploy 1 power 2 forfeit 3 maneuver 3 hyperspeed 4|nav computer,scomp link,special edition|Y-wing,Rebel starship
7_144|L|starship/capital|Medium Bulk Freighter|3|deploy 3 power 3 forfeit 4 armor 4 hyperspeed 4|independent,pilot,nav computer,scomp link,special edition|YV-class freighter,Independent starship,ship-docking capability
7_145|L|starship/starfighter|•Red 10|2|deploy 2 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link,special edition|X-wing,Rebel starship
7_146|L|starship/starfighter|•Red 7|4|deploy 2 power 3 forfeit 4 maneuver 4 hyperspeed 5|nav computer,scomp link,special edition|X-wing,Rebel starship
7_147|L|starship/starfighter|•Red 8|2|deploy 2 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link,special edition|X-wing,Rebel starship
7_148|L|starship/starfighter|•Red 9|2|deploy 2 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link,special edition|X-wing,Rebel starship
7_149|L|starship/capital|•Spiral|2|deploy 5 power 5 forfeit 7 armor 5 hyperspeed 3|pilot,nav computer,scomp link,special edition|Corellian corvette,Rebel starship,ship-docking capability
7_150|L|starship/squadron|X-wing Assault Squadron|2|deploy * power 9 forfeit 12 maneuver 4 hyperspeed 5|pilot x3,nav computer x3,scomp link x3,special edition|X-wing,Rebel starship
7_151|L|vehicle/transport|Air-2 Racing Swoop|5|deploy 2 power 0 forfeit 2 maneuver 5 landspeed *|special edition|swoop
7_152|L|vehicle/transport|•Kalit's Sandcrawler|2|deploy 3 power 3 forfeit 5 armor 3 landspeed 2|special edition|enclosed,sandcrawler
7_153|L|vehicle/transport|Patrol Craft|4|deploy 1 power 1 forfeit 3 maneuver 3 landspeed 3|special edition|patrol craft,enclosed
7_154|L|vehicle/combat|•Rogue 4|2|deploy 2 power 3 forfeit 5 maneuver 4 landspeed 4|special edition|T-47,snowspeeder,speeder,enclosed
7_155|L|vehicle/creature|Ronto|5|deploy 2 power 3 forfeit 3 armor 3 landspeed 2 ability 0.25|special edition|
7_156|L|vehicle/combat|Sandspeeder|1|deploy 2 power 3 forfeit 4 maneuver 4 landspeed 4|pilot,special edition|T-47,sandspeeder,speeder,enclosed
7_157|L|weapon/character|Disruptor Pistol|4||special edition|
7_158|L|weapon/character|Echo Base Trooper Rifle|3||special edition|blaster rifle,rifle
7_159|L|weapon/starship|Intruder Missile|7||special edition|missile
7_160|L|weapon/character|•Lando's Blaster Rifle|3||special edition|blaster rifle,rifle
7_161|L|weapon/character|•Leia's Blaster Rifle|3||special edition|blaster rifle,rifle
7_162|L|weapon/starship|X-wing Laser Cannon|5||special edition|cannon,laser cannon
7_163|D|character/droid|2X-7KPR (Tooex)|3|deploy 2 power 0 forfeit 2|special edition|security droid,security patrol droid
7_164|D|character/alien|•Ak-rev|2|deploy 3 power 4 ability 1 forfeit 1|warrior,special edition|musician,Weequay
7_165|D|character/alien|Anoat Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_166|D|character/alien|•Barquin D'an|2|deploy 2 power 2 ability 1 forfeit 2|special edition|gambler,musician,Bith
7_167|D|character/alien|•Boba Fett|1|deploy 5 power 3 ability 2 forfeit 4 armor 5 landspeed 3|pilot,warrior,special edition|Black Sun agent,bounty hunter
7_168|D|character/alien|•Boelo|1|deploy 4 power 3 ability 3 forfeit 3|warrior,special edition|
7_169|D|character/alien|•Brangus Glee|3|deploy 3 power 1 ability 4 forfeit 3|pilot,warrior,special edition|gambler
7_170|D|character/alien|•Chyler|2|deploy 2 power 2 ability 2 forfeit 3|warrior,special edition|ISB agent,female
7_171|D|character/imperial|•Corporal Grenwick|3|deploy 1 power 2 ability 1 forfeit 2|warrior,special edition|Death Star trooper,trooper
7_172|D|character/imperial|•Corporal Prescott|3|deploy 2 power 4 ability 1 forfeit 3|warrior,special edition|Death Star trooper,trooper
7_173|D|character/alien|Corulag Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_174|D|character/alien|Dantooine Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_175|D|character/imperial|•Darth Vader, Dark Lord Of The Sith|1|deploy 6 power 6 ability 6 forfeit 8|pilot,warrior,special edition|
7_176|D|character/alien|•Dodo Bodonawieedo|3|deploy 2 power 2 ability 1 forfeit 2|warrior,special edition|Black Sun agent,information broker,musician,Rodian
7_177|D|character/alien|Eriadu Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_178|D|character/alien|•Gela Yeens|1|deploy 3 power 2 ability 2 forfeit 3|pilot,warrior,special edition|smuggler
7_179|D|character/alien|•Greeata|3|deploy 1 power 2 ability 1 forfeit 2|special edition|musician,Rodian,female
7_180|D|character/alien|•Iasa, The Traitor Of Jawa Canyon|1|deploy 3 power 3 ability 1 forfeit 2|warrior,special edition|Jawa
7_181|D|character/droid|IM4-099 (Eyeemmfour)|4|deploy 1 power 0 forfeit 3|special edition|patrol droid
7_182|D|character/alien|•Jabba|1|deploy 3 power 2 ability 3 forfeit 5|warrior,special edition|gangster,leader,Hutt
7_183|D|character/alien|Kashyyyk Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_184|D|character/alien|Kessel Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_185|D|character/alien|Kiffex Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_186|D|character/alien|Lobel|3|deploy 2 power 2 ability 1 forfeit 3|special edition|
7_187|D|character/alien|•Lobot|1|deploy 2 power 2 ability 2 forfeit 3|special edition|
7_188|D|character/alien|•Lyn Me|3|deploy 2 power 1 ability 1 forfeit 2|special edition|musician,female
7_189|D|character/alien|Makurth|2|deploy 2 power 2 ability 1 forfeit 2|special edition|Black Sun agent
7_190|D|character/alien|Nal Hutta Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_191|D|character/alien|•Nebit|3|deploy 2 power 2 ability 1 forfeit 3|special edition|leader,Jawa
7_192|D|character/alien|•Niado Duegad|2|deploy 3 power 2 ability 3 forfeit 4|special edition|
7_193|D|character/alien|Ord Mantell Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_194|D|character/imperial|•OS-72-10|2|deploy 3 power 3 ability 2 forfeit 3|pilot,warrior,special edition|
7_195|D|character/alien|Outer Rim Scout|2|deploy 2 power 2 ability 2 forfeit 3|pilot,special edition|ISB agent,scout,smuggler
7_196|D|character/droid|•R2-A5 (Artoo-Ayfive)|2|deploy 2 power 1 forfeit 3|nav computer,special edition|r-unit,astromech
7_197|D|character/alien|Raithal Operative|3|deploy 1 power 1 ability 1 forfeit 2|warrior,special edition|operative
7_198|D|character/alien|•Rappertunie|3|deploy 2 power 3 ability 1 forfeit 2|special edition|musician
7_199|D|character/alien|•RR'uruurrr|3|deploy 2 power 1 ability 2 forfeit 2|warrior,special edition|Tusken Raider
7_200|D|character/alien|•Rystall|3|deploy 2 power 1 ability 2 forfeit 3|special edition|Black Sun agent,musician,female
7_201|D|character/imperial|Sandtrooper|3|deploy 2 power 2 ability 1 forfeit 3|warrior,special edition|sandtrooper,stormtrooper,trooper
7_202|D|character/imperial|•Sergeant Major Bursk|3|deploy 2 power 3 ability 2 forfeit 3|warrior,special edition|leader,snowtrooper,stormtrooper,trooper
7_203|D|character/imperial|•Sergeant Major Enfield|2|deploy 3 power 3 ability 2 forfeit 3|warrior,special edition|commander,Death Star trooper,trooper
7_204|D|character/alien|•Sergeant Merril|3|deploy 2 power 2 ability 1 forfeit 2|warrior,special edition|commander,Cloud City trooper,trooper
7_205|D|character/imperial|•Sergeant Narthax|3|deploy 2 power 3 ability 2 forfeit 3|warrior,special edition|snowtrooper,stormtrooper,trooper
7_206|D|character/imperial|•Sergeant Torent|3|deploy 2 power 2 ability 2 forfeit 2|warrior,special edition|ISB agent,Death Star trooper,trooper
7_207|D|character/alien|Swoop Mercenary|3|deploy 2 power 2 ability 1 forfeit 3|pilot,special edition|
7_208|D|character/alien|•Sy Snootles|3|deploy 1 power 1 ability 1 forfeit 3|special edition|musician,female
7_209|D|character/alien|•Umpass-stay|2|deploy 4 power 3 ability 1 forfeit 2|warrior,special edition|musician,spy
7_210|D|character/alien|•Ur'Ru'r|3|deploy 2 power 2 ability 1 forfeit 2|warrior,special edition|Tusken Raider
7_211|D|creature/desert|•Krayt Dragon|1|deploy 7 power * forfeit 0 ferocity 6 + two destiny|special edition|
7_212|D|creature/snow|•One-Arm|3|deploy 6 power 3 forfeit 0 ferocity 3|special edition|wampa,selective
7_213|D|creature/scavenger|Rock Wart|5|deploy 2 power 2 forfeit 0 ferocity 2|selective creature,special edition|selective
7_214|D|creature/ancient desert|•Sarlacc|2|deploy 4 power * forfeit 0 ferocity 4 + destiny|special edition|
7_215|D|creature/desert|•••Womp Rat|5|deploy 2 power * forfeit 0 ferocity destiny|selective creature,special edition|womp rat,selective
7_216|D|device|••Floating Refinery|4||special edition|
7_217|D|device|•Homing Beacon|5||special edition|
7_218|D|effect|•A Bright Center To The Universe|4||special edition|
7_219|D|effect|•A Day Long Remembered|6||special edition|
7_220|D|effect/immediate|Alert My Star Destroyer!|4||special edition|
7_221|D|effect/mobile|••Bantha Herd|4||special edition|
7_222|D|effect|•Blown Clear|2||special edition|
7_223|D|effect|•Cloud City Occupation|4||special edition|
7_224|D|effect|•Come Here You Big Coward|4||special edition|
7_225|D|effect|•Desilijic Tattoo|4||special edition|
7_226|D|effect/utinni|•Destroyed Homestead|5||special edition|
7_227|D|effect|•Dreaded Imperial Starfleet|3||special edition|
7_228|D|effect|•Firepower|3||special edition|
7_229|D|effect|•First Strike|4||special edition|
7_230|D|effect/immediate|Imperial Propaganda|6||special edition|
7_231|D|effect|•Jabba's Influence|3||special edition|
7_232|D|effect|•Kuat Drive Yards|3||special edition|
7_233|D|effect|•No Bargain|4||special edition|
7_234|D|effect|•Oppressive Enforcement|4||special edition|
7_235|D|effect|•Planetary Subjugation|4||special edition|
7_236|D|effect/immediate|•Pride Of The Empire|3||special edition|
7_237|D|effect|•Rebel Base Occupation|4||special edition|
7_238|D|effect|•Rendili StarDrive|3||special edition|
7_239|D|effect|•Return To Base|3||special edition|
7_240|D|effect|•Secret Plans|4||special edition|
7_241|D|effect|•Sienar Fleet Systems|3||special edition|
7_242|D|effect|•Strategic Reserves|4||special edition|
7_243|D|effect|•Tarkin's Bounty|5||special edition|
7_244|D|effect|•Tatooine Occupation|4||special edition|
7_245|D|interrupt/used or lost|•A Real Hero|4||special edition|
7_246|D|interrupt/used or lost|All Power To Weapons|4||special edition|
7_247|D|interrupt/used|•Blast Points|5||special edition|
7_248|D|interrupt/used or lost|•Coordinated Attack|2||special edition|
7_249|D|interrupt/lost|Counter Surprise Assault|2||special edition|
7_250|D|interrupt/used or lost|•Flawless Marksmanship|3||special edition|
7_251|D|interrupt/used|Heavy Fire Zone|5||special edition|
7_252|D|interrupt/used|•Hunting Party|7||special edition|
7_253|D|interrupt/used|•I Can't Shake Him!|5||special edition|
7_254|D|interrupt/used|•In Range|6||special edition|
7_255|D|interrupt/used|•Jabba's Through With You|5||special edition|
7_256|D|interrupt/lost|•Jabba's Twerps|6||special edition|
7_257|D|interrupt/used|•Masterful Move|6||special edition|
7_258|D|interrupt/lost|Overwhelmed|5||special edition|
7_259|D|interrupt/used or lost|•Put All Sections On Alert|6||special edition|
7_260|D|interrupt/lost|•Relentless Pursuit|4||special edition|
7_261|D|interrupt/used|•Sacrifice|4||special edition|
7_262|D|interrupt/used|•Short-range Fighters|5||special edition|
7_263|D|interrupt/used or starting|Surface Defense|5||special edition|
7_264|D|interrupt/used|•Tauntaun Skull|5||special edition|
7_265|D|interrupt/used|•They're Coming In Too Fast!|4||special edition|
7_266|D|interrupt/used|•They've Shut Down The Main Reactor|4||special edition|
7_267|D|interrupt/used|•Trooper Sabacc|4||special edition|
7_268|D|interrupt/lost|•Watch Your Back!|3||special edition|
7_269|D|location/site|•Cloud City: Casino|0|light 1 dark 2|exterior,mobile,scomp link,special edition|
7_270|D|location/site|•Cloud City: Downtown Plaza|0|light 2 dark 2|exterior,mobile,scomp link,special edition|
7_271|D|location/site|•Cloud City: Interrogation Room|0|light 1 dark 1|interior,mobile,scomp link,special edition|
7_272|D|location/site|•Cloud City: Port Town District|0|light 1 dark 1|exterior,mobile,scomp link,special edition|
7_273|D|location/site|•Cloud City: Upper Walkway|0|light 1 dark 2|exterior,mobile,scomp link,special edition|
7_274|D|location/site|•Cloud City: West Gallery|0|light 1 dark 2|interior,mobile,scomp link,special edition|
7_275|D|location/system|•Coruscant|0|parsec 0 light 0 dark 2|planet,special edition|
7_276|D|location/site|•Coruscant: Docking Bay|0|light 0 dark 1|exterior,planet,scomp link,special edition|
7_277|D|location/site|•Coruscant: Imperial City|0|light 0 dark 1|exterior,planet,scomp link,special edition|
7_278|D|location/site|•Coruscant: Imperial Square|0|light 0 dark 2|exterior,planet,scomp link,special edition|
7_279|D|location/system|•Dagobah|0|parsec 9 light 2 dark 2|planet,special edition|
7_280|D|location/site|•Death Star: Detention Block Control Room|0|light 0 dark 1|interior,mobile,scomp link,special edition|
7_281|D|location/site|◇Desert|0|light 1 dark 1|exterior,planet,special edition|
7_282|D|location/site|•Executor: Docking Bay|0|light 0 dark 1|interior,exterior,starship,mobile,scomp link,special edition|
7_283|D|location/system|•Fondor|0|parsec 6 light 1 dark 2|planet,special edition|
7_284|D|location/site|◇Forest|0|light 1 dark 1|exterior,planet,special edition|
7_285|D|location/site|◇Jungle|0|light 1 dark 1|exterior,planet,special edition|
7_286|D|location/system|•Kuat|0|parsec 1 light 0 dark 1|planet,special edition|
7_287|D|location/system|•Rendili|0|parsec 2 light 1 dark 2|planet,special edition|
7_288|D|location/site|◇Spaceport City|0|light 1 dark 1|exterior,planet,special edition|
7_289|D|location/site|◇Spaceport Docking Bay|0|light 1 dark 1|exterior,planet,scomp link,special edition|
7_290|D|location/site|◇Spaceport Prefect's Office|0|light 1 dark 1|exterior,planet,scomp link,special edition|
7_291|D|location/site|◇Spaceport Street|0|light 1 dark 1|exterior,planet,special edition|
7_292|D|location/site|◇Swamp|0|light 1 dark 1|exterior,planet,special edition|
7_293|D|location/site|•Tatooine: Jawa Canyon|0|light 1 dark 1|exterior,planet,special edition|
7_294|D|location/site|•Tatooine: Krayt Dragon Pass|0|light 1 dark 1|exterior,planet,special edition|
7_295|D|location/system|•Wakeelmui|0|parsec 2 light 0 dark 1|planet,special edition|
7_296|D|objective|Carbon Chamber Testing / My Favorite Decoration|0||special edition|
7_297|D|objective|Hunt Down And Destroy The Jedi / Their Fire Has Gone Out Of The Universe|0||special edition|
7_298|D|objective|Imperial Occupation / Imperial Control|0||special edition|
7_299|D|objective|ISB Operations / Empire's Sinister Agents|0||special edition|
7_300|D|objective|Ralltiir Operations / In The Hands Of The Empire|0||special edition|
7_301|D|starship/capital|•Bossk In Hound's Tooth|1|deploy 8 power 5 forfeit 5 armor 4 hyperspeed 4|independent,pilot,nav computer,scomp link,special edition|modified Corellian freighter,Independent starship,ship-docking capability
7_302|D|starship/capital|•••Death Squadron Star Destroyer|2|deploy 9 power 7 forfeit 9 armor 6 hyperspeed 3|pilot,nav computer,scomp link,special edition|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
7_303|D|starship/squadron|•Death Star Assault Squadron|1|deploy 12 power 3 forfeit 10 maneuver 3|vader,pilot x2,special edition|TIE Advanced x1,TIE/LN,Imperial starship
7_304|D|starship/capital|•Jabba's Space Cruiser|2|deploy 5 power 5 forfeit 5 armor 5 hyperspeed 4|independent,nav computer,scomp link,special edition|Ubrikkian luxury space yacht,Independent starship
7_305|D|starship/starfighter|•OS-72-1 In Obsidian 1|2|deploy 5 power 2 forfeit 3 maneuver 3|pilot,special edition|TIE/LN,Imperial starship
7_306|D|starship/starfighter|•OS-72-2 In Obsidian 2|3|deploy 4 power 1 forfeit 2 maneuver 3|pilot,special edition|TIE/LN,Imperial starship
7_307|D|starship/starfighter|Sentinel-Class Landing Craft|2|deploy 3 power 3 forfeit 4 maneuver 3 hyperspeed 3|pilot,nav computer,scomp link,special edition|Sentinel-class landing craft,Imperial starship
7_308|D|starship/starfighter|TIE Defender Mark I|3|deploy 3 power 3 forfeit 3 maneuver 4 hyperspeed 2|pilot,nav computer,special edition|TIE Defender Mark I,Imperial starship
7_309|D|starship/starfighter|•Vader's Personal Shuttle|3|deploy 2 power 2 forfeit 4 maneuver 2 hyperspeed 3|pilot,nav computer,scomp link,special edition|Lambda-class shuttle,Imperial starship
7_310|D|starship/capital|•Vengeance|2|deploy 9 power 8 forfeit 9 armor 6 hyperspeed 3|pilot,nav computer,scomp link,special edition|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
7_311|D|vehicle/combat|•••Combat Cloud Car|3|deploy 3 power 3 forfeit 4 maneuver 4 landspeed 5|pilot,special edition|Talon I combat cloud car,enclosed
7_312|D|vehicle/creature|Dewback|5|deploy 2 power 2 forfeit 4 armor 4 landspeed 2 ability 0.25|special edition|
7_313|D|vehicle/combat|•••Dune Walker|1|deploy 7 power 5 forfeit 6 armor 7 landspeed 1|pilot,scomp link,special edition|AT-AT,enclosed
7_314|D|vehicle/transport|Flare-S Racing Swoop|5|deploy 2 power 0 forfeit 2 maneuver 5 landspeed *|special edition|swoop
7_315|D|vehicle/transport|Patrol Craft|4|deploy 1 power 1 forfeit 3 maneuver 3 landspeed 3|special edition|patrol craft,enclosed
7_316|D|vehicle/creature|Ronto|5|deploy 2 power 3 forfeit 3 armor 3 landspeed 2 ability 0.25|special edition|
7_317|D|vehicle/creature|•URoRRuR'R'R's Bantha|3|deploy 1 power 2 forfeit 4 maneuver 2 landspeed 1 ability 0.5|special edition|bantha
7_318|D|vehicle/transport|•Wittin's Sandcrawler|2|deploy 3 power 3 forfeit 5 armor 4 landspeed 2|special edition|enclosed,sandcrawler
7_319|D|weapon/character|Disruptor Pistol|4||special edition|
7_320|D|weapon/character|•Dr. Evazan's Sawed-off Blaster|2||special edition|blaster
7_321|D|weapon/character|•Feltipern Trevagg's Stun Rifle|2||special edition|rifle
7_322|D|weapon/starship|Intruder Missile|7||special edition|missile
7_323|D|weapon/character|•Ponda Baba's Hold-out Blaster|2||special edition|blaster
7_324|D|weapon/starship|SFS L-s9.3 Laser Cannons|5||special edition|cannon,laser cannon
8_1|L|character/rebel|•Captain Yutani|3|deploy 2 power 3 ability 1 forfeit 3|warrior,endor|scout
8_2|L|character/rebel|•Chewbacca Of Kashyyyk|1|deploy 6 power 6 ability 2 forfeit 7|pilot,warrior,endor|scout,Wookiee
8_3|L|character/alien|•Chief Chirpa|2|deploy 3 power 0 ability 2 forfeit 2|endor|leader,Ewok
8_4|L|character/rebel|•Corporal Beezer|3|deploy 2 power 2 ability 2 forfeit 3|warrior,endor|Alderaanian,scout,female
8_5|L|character/rebel|•Corporal Delevar|2|deploy 2 power 1 ability 2 forfeit 4|pilot,warrior,endor|scout
8_6|L|character/rebel|•Corporal Janse|3|deploy 2 power 2 ability 2 forfeit 4|warrior,endor|scout
8_7|L|character/rebel|•Corporal Kensaric|2|deploy 2 power 2 ability 2 forfeit 4|warrior,endor|scout
8_8|L|character/rebel|•Daughter Of Skywalker|1|deploy 7 power 4 ability 5 forfeit 8|pilot,warrior,endor|Alderaanian,leader,scout,female
8_9|L|character/rebel|Dresselian Commando|2|deploy 3 power 2 ability 2 forfeit 2|warrior,endor|scout
8_10|L|character/rebel|Endor Scout Trooper|3|deploy 2 power 2 ability 1 forfeit 3|warrior,endor|Rebel trooper,trooper,scout
8_11|L|character/alien|Ewok Sentry|3|deploy 1 power 0 ability 1 forfeit 1|endor|scout,Ewok
8_12|L|character/alien|Ewok Spearman|3|deploy 2 power 1 ability 1 forfeit 1|endor|Ewok
8_13|L|character/alien|Ewok Tribesman|3|deploy 1 power 0 ability 1 forfeit 1|endor|Ewok
8_14|L|character/rebel|•General Crix Madine|1|deploy 3 power 3 ability 3 forfeit 6|warrior,endor|general,leader,Corellian
8_15|L|character/rebel|•General Solo|1|deploy 6 power 4 ability 3 forfeit 8|pilot,warrior,endor|general,leader,scout,Corellian
8_16|L|character/alien|•Graak|3|deploy 2 power 0 ability 1 forfeit 1|endor|Ewok
8_17|L|character/alien|•Kazak|3|deploy 2 power 0 ability 2 forfeit 1|endor|Ewok
8_18|L|character/rebel|•Lieutenant Greeve|3|deploy 2 power 3 ability 2 forfeit 4|warrior,endor|scout
8_19|L|character/rebel|•Lieutenant Page|2|deploy 3 power 3 ability 3 forfeit 4|warrior,endor|scout
8_20|L|character/alien|•Logray|3|deploy 2 power 0 ability 2 forfeit 1|endor|musician,Ewok
8_21|L|character/alien|•Lumat|3|deploy 1 power 0 ability 1 forfeit 1|endor|Ewok
8_22|L|character/rebel|•Mon Mothma|1|deploy 5 power 2 ability 3 forfeit 8|endor|leader,senator,female
8_23|L|character/rebel|•Orrimaarko|1|deploy 5 power 4 ability 4 forfeit 4|warrior,endor|leader,scout
8_24|L|character/alien|•Paploo|3|deploy 2 power 0 ability 2 forfeit 1|pilot,endor|thief,scout,Ewok
8_25|L|character/alien|•Rabin|3|deploy 2 power 0 ability 1 forfeit 1|endor|thief,Ewok
8_26|L|character/alien|•Romba|3|deploy 1 power 0 ability 1 forfeit 1|endor|scout,Ewok
8_27|L|character/rebel|•Sergeant Brooks Carlson|2|deploy 2 power 3 ability 2 forfeit 3|warrior,endor|scout
8_28|L|character/rebel|•Sergeant Bruckman|2|deploy 1 power 2 ability 1 forfeit 3|warrior,endor|scout,Corellian
8_29|L|character/rebel|•Sergeant Junkin|2|deploy 3 power 3 ability 2 forfeit 4|warrior,endor|scout
8_30|L|character/alien|•Teebo|3|deploy 2 power 1 ability 1 forfeit 1|endor|musician,Ewok
8_31|L|character/droid|•Threepio|2|deploy 4 power 1 forfeit 5|endor|protocol droid
8_32|L|character/alien|•Wicket|2|deploy 3 power 1 ability 2 forfeit 2|endor|scout,Ewok
8_33|L|character/alien|•Wuta|3|deploy 2 power 0 ability 2 forfeit 1|endor|scout,Ewok
8_34|L|effect|•Aim High|3||endor|
8_35|L|effect|•Battle Plan|5||endor|
8_36|L|effect|•Commando Training|4||endor|
8_37|L|effect|•Count Me In|5||endor|
8_38|L|effect|•I Hope She's All Right|3||endor|
8_39|L|effect|•I Wonder Who They Found|1||endor|
8_40|L|effect|•Insurrection|5||endor|
8_41|L|effect|•That's One|3||endor|
8_42|L|effect|•Wokling|2||endor|
8_43|L|epic event|Deactivate The Shield Generator|0||endor|
8_44|L|interrupt/used or starting|•Careful Planning|5||endor|
8_45|L|interrupt/used or lost|•Covert Landing|4||endor|
8_46|L|interrupt/used|•Endor Celebration|5||endor|
8_47|L|interrupt/used|•Ewok And Roll|5||endor|
8_48|L|interrupt/used|•Ewok Log Jam|4||endor|
8_49|L|interrupt/used|Ewok Rescue|4||endor|
8_50|L|interrupt/used|Firefight|5||endor|
8_51|L|interrupt/used or lost|•Fly Casual|6||endor|
8_52|L|interrupt/used|•Free Ride|5||endor|
8_53|L|interrupt/used|•Get Alongside That One|4||endor|
8_54|L|interrupt/lost|•Here We Go Again|3||endor|
8_55|L|interrupt/used|•I Have A Really Bad Feeling About This|5||endor|
8_56|L|interrupt/lost|•I Know|5||endor|
8_57|L|interrupt/lost|•Lost In The Wilderness|4||endor|
8_58|L|interrupt/lost|•Rapid Deployment|5||endor|
8_59|L|interrupt/used or lost|•Sound The Attack|5||endor|
8_60|L|interrupt/lost|Surprise Counter Assault|4||endor|
8_61|L|interrupt/used or lost|•Take The Initiative|3||endor|
8_62|L|interrupt/used|•This Is Absolutely Right|5||endor|
8_63|L|interrupt/used|•Throw Me Another Charge|6||endor|
8_64|L|interrupt/used or lost|Were You Looking For Me?|5||endor|
8_65|L|interrupt/used|•Wookiee Guide|4||endor|
8_66|L|interrupt/used or lost|•Yub Yub!|4||endor|
8_67|L|location/system|•Chandrila|0|parsec 4 light 2 dark 1|planet,endor|
8_68|L|location/system|•Endor|0|parsec 8 light 2 dark 2|planet,endor|
8_69|L|location/site|•Endor: Back Door|0|light 2 dark 2|exterior,planet,scomp link,endor|
8_70|L|location/site|•Endor: Bunker|0|light 0 dark 1|interior,planet,scomp link,endor|
8_71|L|location/site|•Endor: Chief Chirpa's Hut|0|light 2 dark 0|interior,planet,endor|
8_72|L|location/site|•Endor: Dense Forest|0|light 2 dark 1|exterior,planet,endor|
8_73|L|location/site|•Endor: Ewok Village|0|light 1 dark 1|interior,exterior,planet,endor|
8_74|L|location/site|•••Endor: Great Forest|0|light 1 dark 1|exterior,planet,endor|
8_75|L|location/site|•Endor: Hidden Forest Trail|0|light 2 dark 1|exterior,planet,endor|
8_76|L|location/site|•Endor: Landing Platform (Docking Bay)|0|light 1 dark 1|interior,exterior,planet,scomp link,endor|
8_77|L|location/site|•Endor: Rebel Landing Site (Forest)|0|light 2 dark 1|exterior,planet,endor|
8_78|L|objective|Rebel Strike Team / Garrison Destroyed|0||endor|
8_79|L|starship/starfighter|•Tydirium|3|deploy 2 power 2 forfeit 4 maneuver 2 hyperspeed 3|nav computer,scomp link,endor|Lambda-class shuttle,Rebel starship
8_80|L|starship/starfighter|YT-1300 Transport|3|deploy 3 power 2 forfeit 5 maneuver 3 hyperspeed 5|pilot,nav computer,independent,scomp link,endor|modified light freighter,Independent starship,ship-docking capability
8_81|L|vehicle/combat|•Chewie's AT-ST|4|deploy 2 power 3 forfeit 5 armor 4 landspeed 3|scomp link,endor|AT-ST,enclosed
8_82|L|vehicle/transport|Ewok Glider|5|deploy 1 power 1 forfeit 2 maneuver 2 landspeed 2|endor|Ewok glider
8_83|L|vehicle/combat|Speeder Bike|4|deploy 1 power 1 forfeit 3 maneuver 5 landspeed 5|endor|speeder bike
8_84|L|weapon/character|••A280 Sharpshooter Rifle|3||endor|rifle
8_85|L|weapon/character|BlasTech E-11B Blaster Rifle|2||endor|blaster rifle,rifle
8_86|L|weapon/character|•Chewbacca's Bowcaster|2||endor|
8_87|L|weapon/character|Ewok Bow|4||endor|Ewok weapon
8_88|L|weapon/artillery|Ewok Catapult|7|deploy 2 forfeit 4|endor|Ewok weapon
8_89|L|weapon/character|Ewok Spear|4||endor|Ewok weapon
8_90|L|weapon/automated|Explosive Charge|4||endor|
8_91|D|character/imperial|•••AT-ST Pilot|3|deploy 2 power 1 ability 2 forfeit 3|pilot,endor|
8_92|D|character/imperial|Biker Scout Trooper|3|deploy 1 power 1 ability 1 forfeit 2|pilot,warrior,endor|biker scout trooper,stormtrooper,trooper,scout
8_93|D|character/imperial|•Colonel Dyer|2|deploy 3 power 3 ability 3 forfeit 4|warrior,endor|leader
8_94|D|character/imperial|•Commander Igar|1|deploy 4 power 3 ability 3 forfeit 5|pilot,warrior,endor|commander,leader
8_95|D|character/imperial|•Corporal Avarik|3|deploy 2 power 2 ability 1 forfeit 3|pilot,warrior,endor|biker scout trooper,stormtrooper,trooper,scout
8_96|D|character/imperial|•Corporal Drazin|3|deploy 2 power 2 ability 2 forfeit 3|warrior,endor|guard,stormtrooper,trooper
8_97|D|character/imperial|•Corporal Drelosyn|3|deploy 2 power 1 ability 2 forfeit 3|pilot,warrior,endor|biker scout trooper,stormtrooper,trooper,scout
8_98|D|character/imperial|•Corporal Misik|3|deploy 2 power 2 ability 1 forfeit 3|pilot,warrior,endor|biker scout trooper,stormtrooper,trooper,scout
8_99|D|character/imperial|•Corporal Oberk|3|deploy 2 power 2 ability 2 forfeit 3|pilot,warrior,endor|ISB agent,biker scout trooper,stormtrooper,trooper,scout
8_100|D|character/imperial|•••Elite Squadron Stormtrooper|3|deploy 2 power 1 ability 2 forfeit 3|warrior,endor|stormtrooper,trooper
8_101|D|character/imperial|•Lieutenant Arnet|2|deploy 2 power 2 ability 2 forfeit 3|pilot,endor|
8_102|D|character/imperial|•Lieutenant Grond|2|deploy 2 power 2 ability 2 forfeit 3|pilot,warrior,endor|scout,Corellian
8_103|D|character/imperial|•Lieutenant Renz|2|deploy 2 power 2 ability 2 forfeit 4|warrior,endor|ISB agent,leader
8_104|D|character/imperial|•Lieutenant Watts|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,endor|
8_105|D|character/imperial|•Major Hewex|2|deploy 2 power 2 ability 2 forfeit 4|warrior,endor|leader
8_106|D|character/imperial|•Major Marquand|2|deploy 2 power 3 ability 2 forfeit 3|pilot,endor|
8_107|D|character/imperial|Navy Trooper|3|deploy 2 power 1 ability 1 forfeit 3|warrior,endor|trooper
8_108|D|character/imperial|•Navy Trooper Fenson|3|deploy 2 power 2 ability 1 forfeit 3|warrior,endor|trooper
8_109|D|character/imperial|•••Navy Trooper Shield Technician|3|deploy 2 power 1 ability 1 forfeit 2|warrior,endor|trooper
8_110|D|character/imperial|•Navy Trooper Vesden|3|deploy 2 power 2 ability 1 forfeit 3|warrior,endor|ISB agent,trooper
8_111|D|character/imperial|•Sergeant Barich|2|deploy 2 power 2 ability 2 forfeit 3|pilot,warrior,endor|biker scout trooper,stormtrooper,trooper,scout
8_112|D|character/imperial|•Sergeant Elsek|3|deploy 1 power 1 ability 1 forfeit 3|pilot,warrior,endor|biker scout trooper,stormtrooper,trooper,scout
8_113|D|character/imperial|•Sergeant Irol|2|deploy 2 power 2 ability 2 forfeit 3|pilot,warrior,endor|biker scout trooper,stormtrooper,trooper,scout
8_114|D|character/imperial|•Sergeant Tarl|3|deploy 2 power 2 ability 2 forfeit 3|warrior,endor|Corellian,ISB agent,stormtrooper,trooper
8_115|D|character/imperial|•Sergeant Wallen|3|deploy 2 power 2 ability 2 forfeit 3|warrior,endor|stormtrooper,trooper
8_116|D|effect|•An Entire Legion Of My Best Troops|4||endor|
8_117|D|effect|•Aratech Corporation|4||endor|
8_118|D|effect|•Battle Order|5||endor|
8_119|D|effect|•Biker Scout Gear|5||endor|
8_120|D|effect|•Closed Door|7||endor|
8_121|D|effect|•Crossfire|4||endor|
8_122|D|effect|◇Early Warning Network|5||endor|
8_123|D|effect|•Empire's New Order|4||endor|
8_124|D|effect|•Establish Secret Base|4||endor|
8_125|D|effect|•Imperial Academy Training|4||endor|
8_126|D|effect|•Imperial Arrest Order|5||endor|
8_127|D|effect|•Ominous Rumors|5||endor|
8_128|D|effect|•Perimeter Patrol|4||endor|
8_129|D|effect|•Pinned Down|4||endor|
8_130|D|effect|•Relentless Tracking|5||endor|
8_131|D|effect|•Search And Destroy|3||endor|
8_132|D|effect|•Security Precautions|5||endor|
8_133|D|effect|•Well-earned Command|4||endor|
8_134|D|interrupt/used|Accelerate|6||endor|
8_135|D|interrupt/lost|•Always Thinking With Your Stomach|4||endor|
8_136|D|interrupt/used or starting|•Combat Readiness|5||endor|
8_137|D|interrupt/used|•Compact Firepower|4||endor|
8_138|D|interrupt/lost|•Counterattack|3||endor|
8_139|D|interrupt/lost|•Dead Ewok|5||endor|
8_140|D|interrupt/used|•Don't Move!|3||endor|
8_141|D|interrupt/used or lost|•Eee Chu Wawa!|4||endor|
8_142|D|interrupt/used|•Endor Occupation|5||endor|
8_143|D|interrupt/used|•Freeze!|6||endor|
8_144|D|interrupt/used|•Go For Help!|5||endor|
8_145|D|interrupt/used|•High-speed Tactics|5||endor|
8_146|D|interrupt/used or lost|•Hot Pursuit|4||endor|
8_147|D|interrupt/lost|•Imperial Tyranny|4||endor|
8_148|D|interrupt/used or lost|•It's An Older Code|3||endor|
8_149|D|interrupt/used or lost|•Main Course|5||endor|
8_150|D|interrupt/used|•Outflank|6||endor|
8_151|D|interrupt/used|•Pitiful Little Band|5||endor|
8_152|D|interrupt/used|•Scout Recon|6||endor|
8_153|D|interrupt/used or lost|•Sneak Attack|4||endor|
8_154|D|interrupt/used|•Wounded Warrior|4||endor|
8_155|D|interrupt/lost|•You Rebel Scum|4||endor|
8_156|D|location/system|•Carida|0|parsec 1 light 1 dark 2|planet,endor|
8_157|D|location/system|•Endor|0|parsec 8 light 2 dark 2|planet,endor|
8_158|D|location/site|•Endor: Ancient Forest|0|light 1 dark 2|exterior,planet,endor|
8_159|D|location/site|•Endor: Back Door|0|light 2 dark 2|exterior,planet,scomp link,endor|
8_160|D|location/site|•Endor: Bunker|0|light 0 dark 1|interior,planet,scomp link,endor|
8_161|D|location/site|•Endor: Dark Forest|0|light 1 dark 2|exterior,planet,endor|
8_162|D|location/site|•Endor: Dense Forest|0|light 1 dark 2|exterior,planet,endor|
8_163|D|location/site|•Endor: Ewok Village|0|light 1 dark 1|interior,exterior,planet,endor|
8_164|D|location/site|•Endor: Forest Clearing|0|light 1 dark 2|exterior,planet,endor|
8_165|D|location/site|•••Endor: Great Forest|0|light 1 dark 1|exterior,planet,endor|
8_166|D|location/site|•Endor: Landing Platform (Docking Bay)|0|light 1 dark 1|interior,exterior,planet,scomp link,endor|
8_167|D|objective|Endor Operations / Imperial Outpost|0||endor|
8_168|D|starship/starfighter|Lambda-Class Shuttle|4|deploy 2 power 2 forfeit 3 maneuver 2 hyperspeed 3|pilot,nav computer,scomp link,endor|Lambda-class shuttle,Imperial starship
8_169|D|vehicle/combat|Speeder Bike|4|deploy 1 power 1 forfeit 3 maneuver 5 landspeed 5|endor|speeder bike
8_170|D|vehicle/combat|•Tempest 1|1|deploy 6 power 6 forfeit 6 armor 7 landspeed 1|pilot,scomp link,endor|AT-AT,enclosed
8_171|D|vehicle/combat|Tempest Scout|3|deploy 3 power 3 forfeit 4 armor 4 landspeed 3|pilot,scomp link,endor|AT-ST,enclosed
8_172|D|vehicle/combat|•Tempest Scout 1|3|deploy 2 power 3 forfeit 4 armor 4 landspeed 3|scomp link,endor|AT-ST,enclosed
8_173|D|vehicle/combat|•Tempest Scout 2|3|deploy 2 power 3 forfeit 4 armor 4 landspeed 3|scomp link,endor|AT-ST,enclosed
8_174|D|vehicle/combat|•Tempest Scout 3|3|deploy 3 power 3 forfeit 4 armor 4 landspeed 4|pilot,scomp link,endor|AT-ST,enclosed
8_175|D|vehicle/combat|•Tempest Scout 4|4|deploy 3 power 4 forfeit 4 armor 4 landspeed 2|pilot,scomp link,endor|AT-ST,enclosed
8_176|D|vehicle/combat|•Tempest Scout 5|3|deploy 3 power 3 forfeit 4 armor 4 landspeed 3|pilot,scomp link,endor|AT-ST,enclosed
8_177|D|vehicle/combat|•Tempest Scout 6|3|deploy 3 power 3 forfeit 4 armor 3 landspeed 3|pilot x2,scomp link,endor|AT-ST,enclosed
8_178|D|weapon/vehicle|AT-ST Dual Cannon|4||endor|cannon
8_179|D|weapon/character|Scout Blaster|4||endor|blaster
8_180|D|weapon/vehicle|Speeder Bike Cannon|4||endor|cannon
9_1|L|admiral's order|•Capital Support|6||death star ii|
9_2|L|admiral's order|•Combined Fleet Action|6||death star ii|
9_3|L|admiral's order|•Concentrate All Fire|6||death star ii|
9_4|L|admiral's order|•I'll Take The Leader|6||death star ii|
9_5|L|admiral's order|•Taking Them With Us|6||death star ii|
9_6|L|character/rebel|•Admiral Ackbar|1|deploy 4 power 3 ability 3 forfeit 7|pilot,death star ii|admiral,leader,Mon Calamari
9_7|L|character/rebel|•Captain Verrack|3|deploy 2 power 2 ability 2 forfeit 4|death star ii|gunner,Mon Calamari
9_8|L|character/rebel|•Colonel Cracken|2|deploy 3 power 3 ability 2 forfeit 4|pilot,warrior,death star ii|spy,scout
9_9|L|character/rebel|•Colonel Salm|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,death star ii|leader
9_10|L|character/rebel|•Corporal Marmor|2|deploy 3 power 3 ability 2 forfeit 4|warrior,death star ii|Corellian
9_11|L|character/rebel|•Corporal Midge|2|deploy 2 power 2 ability 2 forfeit 3|warrior,death star ii|scout
9_12|L|character/rebel|•First Officer Thaneespi|2|deploy 3 power 2 ability 3 forfeit 5|pilot,death star ii|leader,Mon Calamari,female
9_13|L|character/rebel|•General Calrissian|1|deploy 4 power 4 ability 3 forfeit 7|pilot,warrior,death star ii|gambler,general,leader
9_14|L|character/rebel|•General Walex Blissex|3|deploy 2 power 1 ability 2 forfeit 3|pilot,death star ii|general
9_15|L|character/rebel|•••Gray Squadron Y-wing Pilot|3|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|
9_16|L|character/rebel|•Green Leader|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,death star ii|leader
9_17|L|character/rebel|•••Green Squadron Pilot|3|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|
9_18|L|character/rebel|•Karie Neth|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,death star ii|gunner,Rogue Squadron pilot,female
9_19|L|character/rebel|•Keir Santage|3|deploy 2 power 2 ability 2 forfeit 4|pilot,death star ii|Rogue Squadron pilot
9_20|L|character/rebel|•Kin Kian|3|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,death star ii|gunner,Rogue Squadron pilot
9_21|L|character/rebel|•Lieutenant Blount|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,death star ii|spy,scout
9_22|L|character/rebel|•Lieutenant s'Too Vees|3|deploy 2 power 3 ability 1 forfeit 3|warrior,death star ii|gambler
9_23|L|character/rebel|•Lieutenant Telsij|3|deploy 2 power 2 ability 2 forfeit 4|pilot,death star ii|
9_24|L|character/rebel|•Luke Skywalker, Jedi Knight|6|deploy 8 power 6 ability 6 forfeit 9|pilot,warrior,death star ii|scout
9_25|L|character/rebel|•Major Haash'n|3|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|Mon Calamari
9_26|L|character/rebel|•Major Olander Brit|3|deploy 2 power 2 ability 1 forfeit 3|warrior,death star ii|
9_27|L|character/rebel|•Major Panno|2|deploy 2 power 2 ability 2 forfeit 4|warrior,death star ii|scout
9_28|L|character/rebel|•Nien Nunb|2|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,death star ii|Sullustan
9_29|L|character/rebel|•Ten Numb|3|deploy 2 power 2 ability 2 forfeit 4|pilot,death star ii|gunner
9_30|L|character/rebel|•Tycho Celchu|2|deploy 3 power 2 ability 2 forfeit 4|pilot,death star ii|Alderaanian,spy,Rogue Squadron pilot
9_31|L|character/rebel|•Wedge Antilles, Red Squadron Leader|2|deploy 3 power 3 ability 3 forfeit 6|pilot,warrior,death star ii|commander,leader,Corellian,Rogue Squadron pilot
9_32|L|effect|•Close Air Support|5||death star ii|
9_33|L|effect|•Honor Of The Jedi|4||death star ii|
9_34|L|effect|•I Feel The Conflict|4||death star ii|
9_35|L|effect|•I'm With You Too|7||death star ii|
9_36|L|effect|•Launching The Assault|4||death star ii|
9_37|L|effect|•Let's Keep A Little Optimism Here|5||death star ii|
9_38|L|effect|•Menace Fades|4||death star ii|
9_39|L|effect|•Squadron Assignments|5||death star ii|
9_40|L|effect|•Staging Areas|3||death star ii|
9_41|L|effect|•Strike Planning|5||death star ii|
9_42|L|effect|•Strikeforce|5||death star ii|
9_43|L|effect|•Superficial Damage|5||death star ii|
9_44|L|effect/immediate|•The Time For Our Attack Has Come|5||death star ii|
9_45|L|effect|•The Way Of Things|5||death star ii|
9_46|L|effect|•Twilight Is Upon Me|5||death star ii|
9_47|L|effect|•Your Insight Serves You Well|5||death star ii|
9_48|L|interrupt/used|•Anakin Skywalker|4||death star ii|
9_49|L|interrupt/used|•Critical Error Revealed|4||death star ii|hologram
9_50|L|interrupt/used|•Head Back To The Surface|5||death star ii|
9_51|L|interrupt/used or starting|•Heading For The Medical Frigate|3||death star ii|
9_52|L|interrupt/used|•Insertion Planning|6||death star ii|
9_53|L|interrupt/used or lost|•Our Only Hope|4||death star ii|
9_54|L|interrupt/used|•Rebel Leadership|4||death star ii|
9_55|L|jedi test|You Must Confront Vader|6||death star ii|
9_56|L|location/system|•Aquaris|0|parsec 4 light 1 dark 1|planet,death star ii|
9_57|L|location/site|•Home One: Docking Bay|0|light 1 dark 0|interior,exterior,starship,mobile,scomp link,death star ii|
9_58|L|location/site|•Home One: War Room|0|light 2 dark 0|interior,starship,mobile,scomp link,death star ii|
9_59|L|location/system|•Mon Calamari|0|parsec 6 light 2 dark 1|planet,death star ii|
9_60|L|location/system|•Sullust|0|parsec 7 light 2 dark 1|planet,death star ii|
9_61|L|objective|There Is Good In Him / I Can Save Him|0||death star ii|
9_62|L|starship/starfighter|A-wing|3|deploy 2 power 3 forfeit 3 maneuver 5 hyperspeed 4|pilot,nav computer,scomp link,death star ii|A-wing,Rebel starship
9_63|L|starship/starfighter|•Blue Squadron 5|2|deploy 2 power 4 forfeit 4 maneuver 2 hyperspeed 3|nav computer,scomp link,death star ii|B-wing,Rebel starship,bomber
9_64|L|starship/starfighter|•••Blue Squadron B-wing|3|deploy 5 power 4 forfeit 4 maneuver 2 hyperspeed 3|pilot,nav computer,scomp link,death star ii|B-wing,Rebel starship,bomber
9_65|L|starship/squadron|B-wing Attack Squadron|3|deploy * power 12 forfeit 12 maneuver 2 hyperspeed 3|pilot x3,nav computer x3,scomp link x3,death star ii|B-wing,Rebel starship,bomber
9_66|L|starship/starfighter|B-wing Bomber|3|deploy 3 power 4 forfeit 4 maneuver 2 hyperspeed 3|pilot,nav computer,scomp link,death star ii|B-wing,Rebel starship,bomber
9_67|L|starship/capital|•Defiance|1|deploy 9 power 8 forfeit 10 armor 6 hyperspeed 3|pilot,nav computer,scomp link,death star ii|Mon Calamari Star Cruiser,Rebel starship,ship-docking capability
9_68|L|starship/starfighter|•Gold Squadron 1|3|deploy 3 power 3 forfeit 7 maneuver 5 hyperspeed 6|nav computer,scomp link,death star ii|heavily modified light freighter,Rebel starship
9_69|L|starship/starfighter|•Gray Squadron 1|3|deploy 2 power 2 forfeit 3 maneuver 3 hyperspeed 4|nav computer,scomp link,death star ii|Y-wing,Rebel starship
9_70|L|starship/starfighter|•Gray Squadron 2|3|deploy 1 power 2 forfeit 2 maneuver 3 hyperspeed 4|nav computer,scomp link,death star ii|Y-wing,Rebel starship
9_71|L|starship/starfighter|•Green Squadron 1|3|deploy 2 power 3 forfeit 4 maneuver 5 hyperspeed 4|nav computer,scomp link,death star ii|A-wing,Rebel starship
9_72|L|starship/starfighter|•Green Squadron 3|3|deploy 2 power 3 forfeit 3 maneuver 5 hyperspeed 4|nav computer,scomp link,death star ii|A-wing,Rebel starship
9_73|L|starship/starfighter|•••Green Squadron A-wing|3|deploy 4 power 3 forfeit 3 maneuver 5 hyperspeed 4|pilot,nav computer,scomp link,death star ii|A-wing,Rebel starship
9_74|L|starship/capital|•Home One|1|deploy 12 power 9 forfeit 12 armor 8 hyperspeed 3|pilot x2,nav computer,scomp link,death star ii|Mon Calamari Star Cruiser,Rebel starship,ship-docking capability
9_75|L|starship/capital|•Independence|1|deploy 9 power 8 forfeit 10 armor 6 hyperspeed 3|pilot,nav computer,scomp link,death star ii|Mon Calamari Star Cruiser,Rebel starship,ship-docking capability
9_76|L|starship/capital|•Liberty|2|deploy 8 power 7 forfeit 9 armor 5 hyperspeed 3|pilot,nav computer,scomp link,death star ii|Mon Calamari Star Cruiser,Rebel starship,ship-docking capability
9_77|L|starship/capital|•Luminous|3|deploy 3 power 1 forfeit 4 armor 3 hyperspeed 5|pilot,nav computer,scomp link,death star ii|modified transport,Rebel starship,ship-docking capability
9_78|L|starship/capital|•Masanya|2|deploy 5 power 5 forfeit 8 armor 4 hyperspeed 3|pilot,nav computer,scomp link,death star ii|Corellian corvette,Rebel starship,ship-docking capability
9_79|L|starship/capital|Mon Calamari Star Cruiser|1|deploy 8 power 7 forfeit 9 armor 5 hyperspeed 3|pilot,nav computer,scomp link,death star ii|Mon Calamari Star Cruiser,Rebel starship,ship-docking capability
9_80|L|starship/capital|Nebulon-B Frigate|3|deploy 5 power 4 forfeit 6 armor 5 hyperspeed 4|pilot,nav computer,scomp link,death star ii|Nebulon-B frigate,Rebel starship,ship-docking capability
9_81|L|starship/starfighter|•Red Squadron 1|3|deploy 3 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link,death star ii|X-wing,Rebel starship
9_82|L|starship/starfighter|•Red Squadron 4|2|deploy 2 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link,death star ii|X-wing,Rebel starship
9_83|L|starship/starfighter|•Red Squadron 7|3|deploy 2 power 3 forfeit 4 maneuver 4 hyperspeed 5|nav computer,scomp link,death star ii|X-wing,Rebel starship
9_84|L|starship/starfighter|•Tala 1|3|deploy 2 power 2 forfeit 3 maneuver 4 hyperspeed 3|nav computer,scomp link,death star ii|modified Z-95 Headhunter,Rebel starship
9_85|L|starship/starfighter|•Tala 2|2|deploy 1 power 2 forfeit 3 maneuver 4 hyperspeed 3|nav computer,scomp link,death star ii|modified Z-95 Headhunter,Rebel starship
9_86|L|weapon/starship|A-wing Cannon|4||death star ii|cannon
9_87|L|weapon/starship|Concussion Missiles|4||death star ii|missile
9_88|L|weapon/starship|Enhanced Proton Torpedoes|3||death star ii|proton torpedoes
9_89|L|weapon/starship|Heavy Turbolaser Battery|3||death star ii|
9_90|L|weapon/character|•Luke's Lightsaber|1||death star ii|lightsaber
9_91|L|weapon/automated|◇Orbital Mine|2||death star ii|
9_92|D|admiral's order|•Battle Deployment|6||death star ii|
9_93|D|admiral's order|•Fighter Cover|6||death star ii|
9_94|D|admiral's order|•Fighters Coming In|6||death star ii|
9_95|D|admiral's order|•Intensify The Forward Batteries|6||death star ii|
9_96|D|admiral's order|•We're In Attack Position Now|6||death star ii|
9_97|D|character/imperial|•Admiral Chiraneau|2|deploy 3 power 2 ability 2 forfeit 4|pilot,warrior,death star ii|admiral
9_98|D|character/imperial|•Admiral Piett|1|deploy 4 power 3 ability 3 forfeit 6|pilot,warrior,death star ii|admiral,leader
9_99|D|character/imperial|•Baron Soontir Fel|1|deploy 3 power 2 ability 3 forfeit 5|pilot,warrior,death star ii|leader,Corellian,Saber Squadron
9_100|D|character/imperial|•Captain Godherdt|3|deploy 2 power 2 ability 2 forfeit 3|pilot,warrior,death star ii|
9_101|D|character/imperial|•Captain Jonus|3|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|ISB agent
9_102|D|character/imperial|•Captain Sarkli|2|deploy 2 power 2 ability 2 forfeit 3|pilot,warrior,death star ii|spy
9_103|D|character/imperial|•Captain Yorr|2|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|
9_104|D|character/imperial|•Colonel Davod Jon|2|deploy 4 power 3 ability 2 forfeit 5|warrior,death star ii|leader,scout
9_105|D|character/imperial|•Colonel Jendon|1|deploy 2 power 2 ability 2 forfeit 4|pilot,death star ii|
9_106|D|character/imperial|•Commander Merrejk|2|deploy 3 power 2 ability 2 forfeit 4|pilot,death star ii|ISB agent,commander,scout,spy
9_107|D|character/imperial|•DS-181-3|3|deploy 1 power 1 ability 2 forfeit 2|pilot,death star ii|Saber Squadron
9_108|D|character/imperial|•DS-181-4|4|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|Saber Squadron
9_109|D|character/dark jedi master/imperial|•Emperor Palpatine|6|deploy 5 power 4 ability 7 forfeit 9|death star ii|leader
9_110|D|character/imperial|•Janus Greejatus|2|deploy 4 power 2 ability 4 forfeit 5|death star ii|Imperial Council member
9_111|D|character/imperial|•Lieutenant Endicott|3|deploy 2 power 2 ability 2 forfeit 3|warrior,death star ii|
9_112|D|character/imperial|•Lieutenant Hebsly|3|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|
9_113|D|character/imperial|•Lord Vader|1|deploy 8 power 7 ability 6 forfeit 8|pilot,warrior,death star ii|leader
9_114|D|character/imperial|•Major Mianda|3|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|commander
9_115|D|character/imperial|•Major Rhymer|3|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|leader
9_116|D|character/imperial|•Major Turr Phennir|2|deploy 2 power 2 ability 2 forfeit 3|pilot,death star ii|Saber Squadron
9_117|D|character/imperial|•Moff Jerjerrod|1|deploy 3 power 3 ability 3 forfeit 6|pilot,warrior,death star ii|leader,moff
9_118|D|character/imperial|•Myn Kyneugh|4|deploy 3 power 4 ability 3 forfeit 5|warrior,death star ii|Royal Guard,leader
9_119|D|character/imperial|Royal Guard|3|deploy 2 power 3 ability 2 forfeit 3|warrior,death star ii|Royal Guard
9_120|D|character/imperial|•Sim Aloo|1|deploy 5 power 3 ability 4 forfeit 6|death star ii|Imperial Council member
9_121|D|effect|•Combat Response|5||death star ii|
9_122|D|effect|•Desperate Counter|5||death star ii|
9_123|D|effect|•Emperor's Power|5||death star ii|
9_124|D|effect|•Endor Shield|5||death star ii|
9_125|D|effect|•Flagship Operations|5||death star ii|
9_126|D|effect|•Inconsequential Losses|5||death star ii|
9_127|D|effect|•Insignificant Rebellion|4||death star ii|
9_128|D|effect|•Leave Them To Me|5||death star ii|
9_129|D|effect|•Mobilization Points|3||death star ii|
9_130|D|effect|•Overseeing It Personally|3||death star ii|
9_131|D|effect|•Royal Escort|4||death star ii|
9_132|D|effect|•Something Special Planned For Them|5||death star ii|
9_133|D|effect|•You Cannot Hide Forever|5||death star ii|
9_134|D|effect|•Your Destiny|0||death star ii|
9_135|D|epic event|•That Thing's Operational|0||death star ii|
9_136|D|interrupt/used or lost|•Force Lightning|5||death star ii|
9_137|D|interrupt/used|•Imperial Command|4||death star ii|
9_138|D|interrupt/used or starting|•Operational As Planned|5||death star ii|
9_139|D|interrupt/used or starting|•Prepared Defenses|3||death star ii|
9_140|D|interrupt/lost|•Rise, My Friend|4||death star ii|
9_141|D|interrupt/lost|•Young Fool|6||death star ii|
9_142|D|location/system|•Death Star II|0|light 0 dark 2|mobile,death star ii|
9_143|D|location/sector|•Death Star II: Capacitors|0|light 0 dark 1|mobile,death star ii|
9_144|D|location/sector|•Death Star II: Coolant Shaft|0|light 0 dark 1|mobile,death star ii|
9_145|D|location/site|•Death Star II: Docking Bay|0|light 0 dark 1|interior,exterior,mobile,scomp link,death star ii|
9_146|D|location/sector|•Death Star II: Reactor Core|0|light 0 dark 1|mobile,death star ii|
9_147|D|location/site|•Death Star II: Throne Room|0|light 0 dark 2|interior,mobile,scomp link,death star ii|
9_148|D|location/system|•Gall|0|parsec 9 light 1 dark 1|planet,death star ii|
9_149|D|location/system|•Mon Calamari|0|parsec 6 light 1 dark 2|planet,death star ii|
9_150|D|location/system|•Sullust|0|parsec 7 light 2 dark 2|planet,death star ii|
9_151|D|objective|Bring Him Before Me / Take Your Father's Place|0||death star ii|
9_152|D|starship/capital|•Accuser|1|deploy 8 power 7 forfeit 9 armor 5 hyperspeed 4|pilot,nav computer,scomp link,death star ii|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
9_153|D|starship/starfighter|•Black 11|2|deploy 2 power 1 forfeit 3 maneuver 3|pilot,death star ii|TIE/LN,Imperial starship
9_154|D|starship/capital|•Chimaera|1|deploy 9 power 8 forfeit 10 armor 6 hyperspeed 3|pilot,nav computer,scomp link,death star ii|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
9_155|D|starship/capital|•Dominator|1|deploy 7 power 6 forfeit 7 armor 5 hyperspeed 4|pilot,nav computer,scomp link,death star ii|Victory-class Star Destroyer,Imperial starship,ship-docking capability
9_156|D|starship/starfighter|•Emperor's Personal Shuttle|3|deploy 3 power 2 forfeit 5 maneuver 3 hyperspeed 3|pilot,nav computer,scomp link,death star ii|Lambda-class shuttle,Imperial starship
9_157|D|starship/capital|•Flagship Executor|4|deploy 12 power 12 forfeit 15 armor 12 hyperspeed 2|pilot,nav computer,scomp link,death star ii|Super-class Star Destroyer,Imperial starship,ship-docking capability
9_158|D|starship/capital|•Judicator|1|deploy 8 power 8 forfeit 9 armor 6 hyperspeed 3|pilot,nav computer,scomp link,death star ii|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
9_159|D|starship/starfighter|•Obsidian 10|3|deploy 1 power 1 forfeit 3 maneuver 3|death star ii|TIE/LN,Imperial starship
9_160|D|starship/starfighter|•Onyx 1|2|deploy 3 power 3 forfeit 4 maneuver 4 hyperspeed 3|nav computer,death star ii|TIE Defender,Imperial starship
9_161|D|starship/starfighter|•Onyx 2|2|deploy 3 power 3 forfeit 4 maneuver 4 hyperspeed 3|nav computer,death star ii|TIE Defender,Imperial starship
9_162|D|starship/starfighter|•Saber 1|3|deploy 2 power 3 forfeit 4 maneuver 4|death star ii|TIE Interceptor,Imperial starship
9_163|D|starship/starfighter|•Saber 2|3|deploy 2 power 3 forfeit 3 maneuver 4|death star ii|TIE Interceptor,Imperial starship
9_164|D|starship/starfighter|•Saber 3|3|deploy 1 power 3 forfeit 3 maneuver 4|death star ii|TIE Interceptor,Imperial starship
9_165|D|starship/starfighter|•Saber 4|3|deploy 2 power 3 forfeit 3 maneuver 4|death star ii|TIE Interceptor,Imperial starship
9_166|D|starship/starfighter|•Scimitar 1|2|deploy 2 power 1 forfeit 4 maneuver 2|death star ii|TIE/SA,Imperial starship,bomber
9_167|D|starship/starfighter|•Scimitar 2|2|deploy 2 power 1 forfeit 4 maneuver 2|death star ii|TIE/SA,Imperial starship,bomber
9_168|D|starship/starfighter|•••Scimitar Squadron TIE|2|deploy 2 power 1 forfeit 4 maneuver 2|pilot,death star ii|TIE/SA,Imperial starship,bomber
9_169|D|starship/starfighter|•Scythe 1|4|deploy 2 power 1 forfeit 3 maneuver 4|death star ii|TIE/LN,Imperial starship
9_170|D|starship/starfighter|•Scythe 3|4|deploy 2 power 1 forfeit 3 maneuver 4|death star ii|TIE/LN,Imperial starship
9_171|D|starship/starfighter|•••Scythe Squadron TIE|4|deploy 4 power 1 forfeit 3 maneuver 4|pilot,death star ii|TIE/LN,Imperial starship
9_172|D|starship/squadron|•The Emperor's Shield|2|deploy 5 power 3 forfeit 6 maneuver 3|pilot x3,death star ii|TIE/LN,Imperial starship
9_173|D|starship/squadron|•The Emperor's Sword|2|deploy 5 power 3 forfeit 6 maneuver 3|pilot x3,death star ii|TIE/LN,Imperial starship
9_174|D|starship/capital|•Thunderflare|1|deploy 7 power 9 forfeit 7 armor 6 hyperspeed 2|pilot,nav computer,scomp link,death star ii|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
9_175|D|starship/starfighter|TIE Interceptor|2|deploy 2 power 3 forfeit 3 maneuver 4|pilot,death star ii|TIE Interceptor,Imperial starship
9_176|D|starship/capital|•Visage|1|deploy 8 power 8 forfeit 9 armor 7 hyperspeed 3|pilot,nav computer,scomp link,death star ii|Imperial-class Star Destroyer,Imperial starship,ship-docking capability
9_177|D|weapon/starship|Concussion Missiles|4||death star ii|missile
9_178|D|weapon/character|•Darth Vader's Lightsaber|1||death star ii|lightsaber
9_179|D|weapon/character|Force Pike|4||death star ii|
9_180|D|weapon/starship|Heavy Turbolaser Battery|3||death star ii|
9_181|D|weapon/starship|SFS L-s7.2 TIE Cannon|5||death star ii|cannon
9_182|D|weapon/death star ii|•Superlaser Mark II|3||death star ii|
10_1|L|interrupt/used or lost|Alter & Friendly Fire|4||reflections 2|
10_2|L|character/droid|•Artoo & •Threepio|3|deploy 3 power 2 forfeit 6|pilot,nav computer,reflections 2|r-unit,astromech,protocol droid
10_3|L|character/rebel|•Chewbacca, Protector|1|deploy 5 power 6 ability 2 forfeit 6 armor 4|pilot,warrior,reflections 2|smuggler,Wookiee
10_4|L|interrupt/lost|Control & Tunnel Vision|1||reflections 2|
10_5|L|character/rebel|•Corran Horn|3|deploy 4 power 2 ability 4 forfeit 5|pilot,warrior,reflections 2|spy,Corellian,Rogue Squadron pilot
10_6|L|character/alien|•Dash Rendar|3|deploy 3 power 3 ability 3 forfeit 5|pilot,warrior,reflections 2|gambler,smuggler,Corellian
10_7|L|effect|•Do, Or Do Not & •Wise Advice|1||reflections 2|
10_8|L|interrupt/used or lost|Houjix & Out Of Nowhere|2||reflections 2|
10_9|L|character/droid|•LE-BO2D9 (Leebo)|3|deploy 2 power 2 forfeit 4 armor 4|pilot,reflections 2|information broker,smuggler,maintenance droid
10_10|L|character/rebel|•Luke Skywalker, Rebel Scout|1|deploy 7 power 6 ability 6 forfeit 8|pilot,warrior,death star ii,reflections 2|scout
10_11|L|device|••Mercenary Armor|3||reflections 2|
10_12|L|character/alien|•Mirax Terrik|3|deploy 2 power 2 ability 2 forfeit 5|pilot,warrior,reflections 2|information broker,smuggler,Corellian,female
10_13|L|interrupt/used|•Nar Shaddaa Wind Chimes & •Out Of Somewhere|4||reflections 2|
10_14|L|admiral's order|•No Questions Asked|6||reflections 2|
10_15|L|device|•Obi-Wan's Journal|2||reflections 2|
10_16|L|interrupt/used or lost|Out Of Commission & Transmission Terminated|5||reflections 2|
10_17|L|starship/starfighter|•Outrider|2|deploy 2 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,independent,scomp link,reflections 2|modified light freighter,Independent starship
10_18|L|character/rebel|•Owen Lars & •Beru Lars|3|deploy 3 power 4 ability 3 forfeit 5|reflections 2|female
10_19|L|interrupt/lost|•Path Of Least Resistance & •Revealed|3||reflections 2|
10_20|L|starship/starfighter|•Pulsar Skate|2|deploy 2 power 2 forfeit 5 maneuver 4 hyperspeed 5|nav computer,independent,scomp link,reflections 2|Baudo-class star yacht,Independent starship
10_21|L|interrupt/used or lost|Sense & Recoil In Fear|3||reflections 2|
10_22|L|interrupt/used or lost|•Shocking Information & •Grimtaash|2||reflections 2|
10_23|L|interrupt/used or lost|•Sorry About The Mess & •Blaster Proficiency|2||reflections 2|
10_24|L|character/alien|•Talon Karrde|3|deploy 3 power 2 ability 3 forfeit 4|pilot,reflections 2|information broker,smuggler
10_25|L|interrupt/used|The Bith Shuffle & Desperate Reach|5||reflections 2|
10_26|L|objective|Watch Your Step / This Place Can Be A Little Rough|0||reflections 2|
10_27|L|interrupt/used or lost|•Yoda Stew & •You Do Have Your Moments|2||reflections 2|
10_28|D|interrupt/used or lost|•Abyssin Ornament & •Wounded Wookiee|2||reflections 2|
10_29|D|objective|Agents Of Black Sun / Vengeance Of The Dark Prince|0||reflections 2|
10_30|D|interrupt/used or lost|Alter & Collateral Damage|4||reflections 2|
10_31|D|character/alien/imperial|•Arica|1|deploy 5 power 4 ability 5 forfeit 7|pilot,warrior,reflections 2|musician,spy,female
10_32|D|admiral's order|•Black Sun Fleet|6||reflections 2|
10_33|D|character/imperial|•Captain Gilad Pellaeon|2|deploy 3 power 3 ability 3 forfeit 5|pilot,reflections 2|leader,Corellian
10_34|D|interrupt/lost|Control & Set For Stun|1||reflections 2|
10_35|D|interrupt/used|Dark Maneuvers & Tallon Roll|6||reflections 2|
10_36|D|interrupt/used or lost|•Defensive Fire & •Hutt Smooch|2||reflections 2|
10_37|D|character/alien|•Dr. Evazan & •Ponda Baba|3|deploy 4 power 6 ability 2 forfeit 6|pilot,warrior,reflections 2|smuggler
10_38|D|interrupt/used or lost|Evader & Monnok|2||reflections 2|
10_39|D|interrupt/used or lost|Ghhhk & Those Rebels Won't Escape Us|2||reflections 2|
10_40|D|character/imperial|•Grand Admiral Thrawn|1|deploy 4 power 2 ability 4 forfeit 7|pilot,warrior,reflections 2|admiral,leader
10_41|D|character/droid|•Guri|2|deploy 6 power 6 forfeit 7 armor 5|pilot,warrior,reflections 2|Black Sun agent,assassin,female,assassin droid
10_42|D|character/rebel|•Jabba's Prize / Jabba's Prize|0|deploy 0 power 0 ability 0 forfeit 0|reflections 2|
10_43|D|character/imperial|•Kir Kanos|3|deploy 2 power 5 ability 3 forfeit 3|warrior,reflections 2|Royal Guard
10_44|D|interrupt/used or lost|Ommni Box & It's Worse|5||reflections 2|
10_45|D|character/alien|•Prince Xizor|1|deploy 4 power 5 ability 3 forfeit 6|pilot,warrior,reflections 2|Black Sun agent,gangster,leader
10_46|D|interrupt/used or lost|Sense & Uncertain Is The Future|3||reflections 2|
10_47|D|interrupt/lost|•Sniper & •Dark Strike|2||reflections 2|
10_48|D|character/alien|•Snoova|1|deploy 5 power 6 ability 2 forfeit 4 armor 4|warrior,reflections 2|Black Sun agent,bounty hunter,Wookiee
10_49|D|starship/starfighter|•Stinger|3|deploy 2 power 3 forfeit 4 maneuver 4 hyperspeed 5|pilot,nav computer,independent,scomp link,reflections 2|Surronian Conqueror,Independent starship
10_50|D|effect|Sunsdown & Too Cold For Speeders|2||reflections 2|
10_51|D|character/dark jedi master/imperial|•The Emperor|1|deploy 6 power 4 ability 7 forfeit 9|death star ii,reflections 2|leader
10_52|D|effect|•There Is No Try & •Oppressive Enforcement|1||reflections 2|
10_53|D|character/alien|•••Vigo|3|deploy 3 power 3 ability 2 forfeit 4|pilot,warrior,reflections 2|Black Sun agent,gangster
10_54|D|starship/starfighter|•Virago|2|deploy 3 power 4 forfeit 5 maneuver 5 hyperspeed 4|pilot,nav computer,independent,scomp link,reflections 2|StarViper-class assault fighter,Independent starship
11_1|L|character/alien|•Caldera Righim|2|deploy 3 power 2 ability 2 forfeit 3|tatooine|
11_2|L|character/alien|•Deneb Both|2|deploy 3 power 1 ability 1 forfeit 5|tatooine|female
11_3|L|character/alien|•Grugnak|2|deploy 3 power 2 ability 2 forfeit 3|tatooine|Ugnaught
11_4|L|character/alien|•Jar Jar Binks|2|deploy 2 power 3 ability 3 forfeit 3|episode i,tatooine|Gungan
11_5|L|character/alien|•Loci Rosen|2|deploy 4 power 0 ability 1 forfeit 2|tatooine|Mon Calamari
11_6|L|character/republic|•Obi-Wan Kenobi, Padawan Learner|1|deploy 6 power 6 ability 5 forfeit 8|warrior,episode i,tatooine|Padawan
11_7|L|character/republic|•Obi-Wan Kenobi, Padawan Learner (AI)|1|deploy 6 power 6 ability 5 forfeit 8|warrior,episode i,tatooine|Padawan
11_8|L|character/republic|•Padme Naberrie|3|deploy 2 power 3 ability 3 forfeit 5|warrior,episode i,tatooine|female
11_9|L|character/republic|•Padme Naberrie (AI)|3|deploy 2 power 3 ability 3 forfeit 5|warrior,episode i,tatooine|female
11_10|L|character/jedi master|•Qui-Gon Jinn|1|deploy 8 power 6 ability 7 forfeit 9|warrior,episode i,tatooine|
11_11|L|character/jedi master|•Qui-Gon Jinn (AI)|1|deploy 8 power 6 ability 7 forfeit 9|warrior,episode i,tatooine|
11_12|L|character/alien|•Shmi Skywalker|2|deploy 2 power 1 ability 3 forfeit 5|episode i,tatooine|female
11_13|L|character/droid|•Threepio With His Parts Showing|3|deploy 2 power 1 forfeit 3|episode i,tatooine|protocol droid
11_14|L|character/droid|•Threepio With His Parts Showing (AI)|3|deploy 2 power 1 forfeit 3|episode i,tatooine|protocol droid
11_15|L|character/alien|•Yotts Orren|2|deploy 2 power 2 ability 2 forfeit 3|pilot,warrior,tatooine|smuggler
11_16|L|effect|•Brisky Morning Munchen|3||episode i,tatooine|
11_17|L|effect|•Don't Do That Again|4||episode i,tatooine|
11_18|L|effect|•Great Shot, Kid!|5||tatooine|
11_19|L|effect/immediate|•I Can't Believe He's Gone|5||tatooine|
11_20|L|effect|•Keeping The Empire Out Forever|5||tatooine|
11_21|L|effect|•The Camp|5||episode i,tatooine|
11_22|L|effect|•The Shield Is Down!|5||tatooine|
11_23|L|effect/immediate|•What Was It?|3||episode i,tatooine|
11_24|L|epic event|Boonta Eve Podrace|0||episode i,tatooine|
11_25|L|epic event|•I Did It!|0||episode i,tatooine|
11_26|L|interrupt/used or lost|•A Jedi's Concentration|5||tatooine|
11_27|L|interrupt/used or lost|•A Jedi's Focus|4||tatooine|
11_28|L|interrupt/used or lost|•A Jedi's Patience|5||tatooine|
11_29|L|interrupt/lost|•A Jedi's Resilience|6||tatooine|
11_30|L|interrupt/lost|•A Step Backward|5||episode i,tatooine|
11_31|L|interrupt/used|•Changing The Odds|5||episode i,tatooine|
11_32|L|interrupt/lost|•Either Way, You Win|4||episode i,tatooine|
11_33|L|interrupt/used or lost|•End Of A Reign|4||tatooine|
11_34|L|interrupt/used or lost|•Entering The Arena|6||episode i,tatooine|
11_35|L|interrupt/used or lost|•Eventually You'll Lose|4||episode i,tatooine|
11_36|L|interrupt/lost|•Jedi Escape|5||episode i,tatooine|
11_37|L|interrupt/used or lost|•Losing Track|6||episode i,tatooine|
11_38|L|interrupt/lost|•Neck And Neck|4||episode i,tatooine|
11_39|L|interrupt/lost or starting|•Podrace Prep|3||episode i,tatooine|
11_40|L|interrupt/used or lost|•Too Close For Comfort|5||episode i,tatooine|
11_41|L|interrupt/lost|•You'll Find I'm Full Of Surprises|6||tatooine|
11_42|L|location/site|•Tatooine: City Outskirts|0|light 2 dark 1|exterior,planet,episode i,tatooine|
11_43|L|location/site|•Tatooine: Mos Espa|0|light 2 dark 1|exterior,planet,episode i,tatooine|
11_44|L|location/site|•Tatooine: Podrace Arena|0|light 1 dark 1|exterior,planet,episode i,tatooine|
11_45|L|location/site|•Tatooine: Podracer Bay|0|light 1 dark 1|exterior,planet,episode i,tatooine|
11_46|L|location/site|•Tatooine: Slave Quarters|0|light 2 dark 0|exterior,planet,episode i,tatooine|
11_47|L|podracer|•Anakin's Podracer|3||episode i,tatooine|
11_48|L|vehicle/creature|Eopie|5|deploy 1 power 1 forfeit 3 maneuver 2 landspeed 2 ability 0.25|episode i,tatooine|
11_49|L|weapon/character|•Qui-Gon Jinn's Lightsaber|1||episode i,tatooine|lightsaber
11_50|L|weapon/character|•Qui-Gon Jinn's Lightsaber (AI)|1||episode i,tatooine|lightsaber
11_51|D|character/alien|•Aurra Sing|1|deploy 4 power 4 ability 4 forfeit 3|warrior,episode i,tatooine|Black Sun agent,bounty hunter,female
11_52|D|character/alien|•Aurra Sing (AI)|1|deploy 4 power 4 ability 4 forfeit 3|warrior,episode i,tatooine|Black Sun agent,bounty hunter,female
11_53|D|character/alien|•Daroe|3|deploy 2 power 2 ability 2 forfeit 3|pilot,tatooine|ISB agent,Jawa
11_54|D|character/sith|•Darth Maul|1|deploy 8 power 7 ability 6 forfeit 8|pilot,warrior,episode i,tatooine|
11_55|D|character/sith|•Darth Maul (AI)|1|deploy 8 power 7 ability 6 forfeit 8|pilot,warrior,episode i,tatooine|
11_56|D|character/alien|•Gamall Wironicc|2|deploy 2 power 4 ability 2 forfeit 3|pilot,warrior,tatooine|
11_57|D|character/alien|•Ghana Gleemort|3|deploy 4 power 5 ability 2 forfeit 3|warrior,tatooine|Gamorrean
11_58|D|character/alien|•Gragra|2|deploy 1 power 2 ability 1 forfeit 2|episode i,tatooine|female
11_59|D|character/alien|•Lathe|2|deploy 3 power 4 ability 2 forfeit 3|pilot,tatooine|Black Sun agent,information broker
11_60|D|character/droid|Pit Droid|3|deploy 1 power 1 forfeit 2|episode i,tatooine|repair droid
11_61|D|character/alien|•Rachalt Hyst|3|deploy 2 power 2 ability 2 forfeit 3|pilot,warrior,tatooine|female
11_62|D|character/alien|•Sebulba|2|deploy 3 power 4 ability 2 forfeit 5|pilot,episode i,tatooine|
11_63|D|character/alien|•Sebulba (AI)|2|deploy 3 power 4 ability 2 forfeit 5|pilot,episode i,tatooine|
11_64|D|character/droid|Sith Probe Droid|3|deploy 1 power 1 forfeit 2 maneuver 3|episode i,tatooine|probe droid,recon droid
11_65|D|character/alien|•Watto|3|deploy 2 power 3 ability 2 forfeit 4|episode i,tatooine|gambler
11_66|D|character/alien|•Watto (AI)|3|deploy 2 power 3 ability 2 forfeit 4|episode i,tatooine|gambler
11_67|D|device|•Maul's Electrobinoculars|3||episode i,tatooine|
11_68|D|effect|•A Million Voices Crying Out|5||tatooine|
11_69|D|effect|•Fanfare|4||episode i,tatooine|
11_70|D|effect|•His Name Is Anakin|4||episode i,tatooine|
11_71|D|effect|•I Will Find Them Quickly, Master|4||episode i,tatooine|
11_72|D|effect|•I'm Sorry|5||tatooine|
11_73|D|effect|•Ni Chuba Na??|4||episode i,tatooine|
11_74|D|effect|•Quietly Observing|4||episode i,tatooine|
11_75|D|effect|•Watto's Box|4||episode i,tatooine|
11_76|D|effect|•We Shall Double Our Efforts!|5||tatooine|
11_77|D|effect|•You May Start Your Landing|4||tatooine|
11_78|D|effect|•You Want This, Don't You?|3||tatooine|
11_79|D|epic event|Boonta Eve Podrace|0||episode i,tatooine|
11_80|D|epic event|•If The Trace Was Correct|0||episode i,tatooine|
11_81|D|interrupt/lost|•Hit Racer|4||episode i,tatooine|
11_82|D|interrupt/lost|•Join Me!|4||tatooine|
11_83|D|interrupt/used or lost|•Lightsaber Parry|4||tatooine|
11_84|D|interrupt/lost|•Pit Crews|4||episode i,tatooine|
11_85|D|interrupt/used or lost|•Podracer Collision|5||episode i,tatooine|
11_86|D|interrupt/used or lost|•Sith Fury|4||tatooine|
11_87|D|interrupt/lost or starting|•Start Your Engines!|3||episode i,tatooine|
11_88|D|interrupt/used or lost|•There Is No Conflict|4||tatooine|
11_89|D|interrupt/used or lost|•Vader's Anger|5||tatooine|
11_90|D|interrupt/used|•Watto's Chance Cube|5||episode i,tatooine|
11_91|D|interrupt/lost|•You Swindled Me!|4||episode i,tatooine|
11_92|D|location/site|•Tatooine: Desert Landing Site|0|light 0 dark 2|exterior,planet,episode i,tatooine|
11_93|D|location/site|•Tatooine: Mos Espa|0|light 1 dark 2|exterior,planet,episode i,tatooine|
11_94|D|location/site|•Tatooine: Podrace Arena|0|light 1 dark 1|exterior,planet,episode i,tatooine|
11_95|D|podracer|•Ben Quadinaros' Podracer|2||episode i,tatooine|
11_96|D|podracer|•Dud Bolt's Podracer|3||episode i,tatooine|
11_97|D|podracer|•Sebulba's Podracer|3||episode i,tatooine|
11_98|D|podracer|•Teemto Pagalies' Podracer|5||episode i,tatooine|
11_99|D|weapon/character|•Maul's Lightsaber|1||episode i,tatooine|lightsaber
12_1|L|character/republic|•Captain Madakor|2|deploy 2 power 2 ability 2 forfeit 5|pilot,warrior,episode i,coruscant|female
12_2|L|character/republic|•Captain Panaka|2|deploy 4 power 4 ability 3 forfeit 6|warrior,episode i,coruscant|leader
12_3|L|character/republic|Coruscant Guard|3|deploy 2 power 2 ability 1 forfeit 4|warrior,episode i,coruscant|Coruscant Guard
12_4|L|character/jedi master|•Depa Billaba|2|deploy 4 power 4 ability 7 forfeit 6|warrior,episode i,coruscant|Jedi Council member,female
12_5|L|character/alien|•Freon Drevan|3|deploy 2 power 3 ability 2 forfeit 4|episode i,coruscant|
12_6|L|character/alien|•Graxol Kelvyyn|3|deploy 2 power 1 ability 2 forfeit 3|episode i,coruscant|
12_7|L|character/alien|Gungan Warrior|3|deploy 2 power 2 ability 1 forfeit 3|warrior,episode i,coruscant|Gungan
12_8|L|character/republic|•Horox Ryyder|3|deploy 2 power 1 ability 2 forfeit 4 politics 2|episode i,coruscant|senator
12_9|L|character/alien|Jawa|3|deploy * power 1 ability 1 forfeit 1|episode i,coruscant|Jawa
12_10|L|character/republic|•Ki-Adi-Mundi|2|deploy 5 power 5 ability 6 forfeit 6|warrior,episode i,coruscant|Jedi Council member
12_11|L|character/republic|•Liana Merian|2|deploy 2 power 1 ability 3 forfeit 5 politics 2|episode i,coruscant|Alderaanian,senator,female
12_12|L|character/republic|•Lieutenant Williams|3|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,episode i,coruscant|
12_13|L|character/jedi master|•Mace Windu|1|deploy 6 power 6 ability 7 forfeit 7|warrior,episode i,coruscant|Jedi Council member
12_14|L|character/jedi master|•Mace Windu (AI)|1|deploy 6 power 6 ability 7 forfeit 7|warrior,episode i,coruscant|Jedi Council member
12_15|L|character/republic|•Mas Amedda|2|deploy 2 power 3 ability 2 forfeit 5 politics 3|episode i,coruscant|
12_16|L|character/jedi master|•Master Qui-Gon|1|deploy 8 power 6 ability 7 forfeit 9|warrior,episode i,coruscant|
12_17|L|character/jedi master|•Master Qui-Gon (AI)|1|deploy 8 power 6 ability 7 forfeit 9|warrior,episode i,coruscant|
12_18|L|character/alien|•Murr Danod|2|deploy 3 power 2 ability 3 forfeit 3|episode i,coruscant|smuggler
12_19|L|character/republic|Naboo Fighter Pilot|3|deploy 2 power 0 ability 2 forfeit 3|pilot,episode i,coruscant|
12_20|L|character/alien|•Phylo Gandish|2|deploy 4 power 1 ability 4 forfeit 4|pilot,episode i,coruscant|female
12_21|L|character/jedi master|•Plo Koon|2|deploy 6 power 5 ability 7 forfeit 5|warrior,episode i,coruscant|Jedi Council member
12_22|L|character/republic|•Queen Amidala, Ruler Of Naboo|3|deploy 3 power 2 ability 4 forfeit 6 politics 2|warrior,episode i,coruscant|leader,female
12_23|L|character/republic|•Queen Amidala, Ruler Of Naboo (AI)|3|deploy 3 power 2 ability 4 forfeit 6 politics 2|warrior,episode i,coruscant|leader,female
12_24|L|character/republic|•Ric Olie|2|deploy 3 power 3 ability 3 forfeit 6|pilot,warrior,episode i,coruscant|leader
12_25|L|character/republic|•Sabe|3|deploy 2 power 1 ability 2 forfeit 2|episode i,coruscant|handmaiden,female
12_26|L|character/republic|•Sache|3|deploy 2 power 1 ability 2 forfeit 2|episode i,coruscant|handmaiden,female
12_27|L|character/republic|•Sei Taria|3|deploy 3 power 2 ability 2 forfeit 5 politics 3|episode i,coruscant|female
12_28|L|character/republic|•Senator Palpatine|3|deploy 3 power 1 ability 4 forfeit 5 politics 4|episode i,coruscant|senator
12_29|L|character/republic|•Senator Palpatine (AI)|3|deploy 3 power 1 ability 4 forfeit 5 politics 4|episode i,coruscant|senator
12_30|L|character/republic|•Supreme Chancellor Valorum|3|deploy 4 power 2 ability 4 forfeit 7 politics 5|episode i,coruscant|
12_31|L|character/republic|•Supreme Chancellor Valorum (AI)|3|deploy 4 power 2 ability 4 forfeit 7 politics 5|episode i,coruscant|
12_32|L|character/republic|•Tendau Bendon|2|deploy 2 power 3 ability 2 forfeit 4 politics 2|episode i,coruscant|senator
12_33|L|character/republic|•Yane|3|deploy 2 power 1 ability 2 forfeit 2|episode i,coruscant|handmaiden,musician,female
12_34|L|character/republic|•Yarua|2|deploy 3 power 5 ability 2 forfeit 4 politics 2|episode i,coruscant|senator,Wookiee
12_35|L|character/jedi master|•Yoda, Senior Council Member|1|deploy 4 power 3 ability 7 forfeit 7|episode i,coruscant|Jedi Council member
12_36|L|character/jedi master|•Yoda, Senior Council Member (AI)|1|deploy 4 power 3 ability 7 forfeit 7|episode i,coruscant|Jedi Council member
12_37|L|effect|•A Tragedy Has Occurred|5||grabber,episode i,coruscant|
12_38|L|effect/immediate|•••A Vergence In The Force|5||episode i,coruscant|
12_39|L|effect|•Another Pathetic Lifeform|5||episode i,coruscant|
12_40|L|effect/political|•Ascertaining The Truth|3||episode i,coruscant|
12_41|L|effect|•Battle Plan & •Draw Their Fire|5||coruscant|
12_42|L|effect|•Credits Will Do Fine|3||episode i,coruscant|
12_43|L|effect/political|•I Will Not Defer|3||episode i,coruscant|
12_44|L|effect|•Insurrection & •Aim High|5||coruscant|
12_45|L|effect/political|•Plea To The Court|3||episode i,coruscant|
12_46|L|effect|Secure Route|4||episode i,coruscant|
12_47|L|effect|•Security Control|4||episode i,coruscant|
12_48|L|effect/political|•The Gravest Of Circumstances|3||episode i,coruscant|
12_49|L|effect|•Thrown Back|3||episode i,coruscant|
12_50|L|effect|•We're Leaving|2||episode i,coruscant|
12_51|L|effect|•Your Insight Serves You Well & •Staging Areas|5||coruscant|
12_52|L|effect|•You've Got A Lot Of Guts Coming Here|3||coruscant|
12_53|L|interrupt/used or lost|•All Wings Report In & •Darklighter Spin|5||coruscant|
12_54|L|interrupt/lost|Alter|4||episode i,coruscant|
12_55|L|interrupt/used or lost|•Are You Brain Dead?!|5||episode i,coruscant|
12_56|L|interrupt/lost|•Baseless Accusations|5||episode i,coruscant|
12_57|L|interrupt/lost|Control|2||episode i,coruscant|
12_58|L|interrupt/used|•Free Ride & •Endor Celebration|5||coruscant|
12_59|L|interrupt/used|•Inconsequential Barriers|4||episode i,coruscant|
12_60|L|interrupt/used or lost|•I've Decided To Go Back|4||episode i,coruscant|
12_61|L|interrupt/used|•Might Of The Republic|5||episode i,coruscant|
12_62|L|interrupt/used or starting|•Mindful Of The Future|5||episode i,coruscant|
12_63|L|interrupt/used|•My Loyal Bodyguard|5||episode i,coruscant|
12_64|L|interrupt/used|•New Leadership Is Needed|5||episode i,coruscant|
12_65|L|interrupt/used|•Odin Nesloor|4||episode i,coruscant|
12_66|L|interrupt/used|••Rebel Artillery|7||coruscant|
12_67|L|interrupt/used or lost|•Reveal Ourselves To The Jedi|2||episode i,coruscant|
12_68|L|interrupt/lost|Sense|3||episode i,coruscant|
12_69|L|interrupt/used or lost|•Speak With The Jedi Council|4||episode i,coruscant|
12_70|L|interrupt/used|•Stay Here, Where It's Safe|4||episode i,coruscant|
12_71|L|interrupt/used|•Vote Now!|5||episode i,coruscant|
12_72|L|interrupt/used|•We Wish To Board At Once|5||episode i,coruscant|
12_73|L|location/system|•Coruscant|0|parsec 0 light 2 dark 1|planet,episode i,coruscant|
12_74|L|location/site|•Coruscant: Docking Bay|0|light 1 dark 1|exterior,planet,episode i,coruscant|
12_75|L|location/site|•Coruscant: Galactic Senate|0|light 1 dark 1|interior,planet,episode i,coruscant|
12_76|L|location/site|•Coruscant: Jedi Council Chamber|0|light 3 dark 0|interior,planet,episode i,coruscant|
12_77|L|location/system|•Malastare|0|parsec 3 light 2 dark 1|planet,episode i,coruscant|
12_78|L|location/system|•Naboo|0|parsec 5 light 2 dark 2|planet,episode i,coruscant|
12_79|L|location/site|•Naboo: Battle Plains|0|light 2 dark 2|exterior,planet,episode i,coruscant|
12_80|L|location/site|•Naboo: Swamp|0|light 1 dark 1|exterior,planet,episode i,coruscant|
12_81|L|location/site|•Naboo: Theed Palace Courtyard|0|light 2 dark 1|exterior,planet,episode i,coruscant|
12_82|L|location/site|•Naboo: Theed Palace Docking Bay|0|light 1 dark 1|interior,exterior,planet,episode i,coruscant|
12_83|L|location/site|•Naboo: Theed Palace Throne Room|0|light 2 dark 1|interior,planet,episode i,coruscant|
12_84|L|location/system|•Tatooine|0|parsec 7 light 2 dark 1|planet,episode i,coruscant|
12_85|L|location/site|•Tatooine: Marketplace|0|light 1 dark 1|exterior,planet,episode i,coruscant|
12_86|L|location/site|•Tatooine: Mos Espa Docking Bay|0|light 1 dark 1|interior,exterior,planet,episode i,coruscant|
12_87|L|location/site|•Tatooine: Watto's Junkyard|0|light 1 dark 1|exterior,planet,episode i,coruscant|
12_88|L|objective|Plead My Case To The Senate / Sanity And Compassion|0||episode i,coruscant|
12_89|L|objective|The Hyperdrive Generator's Gone / We'll Need A New One|0||episode i,coruscant|
12_90|L|starship/starfighter|Naboo Defense Fighter|3|deploy 1 power 2 forfeit 3 maneuver 4 hyperspeed 3|pilot,nav computer,republic,episode i,coruscant|N-1 starfighter,Republic starship
12_91|L|starship/starfighter|•Queen's Royal Starship|2|deploy 4 power 3 forfeit 7 armor 5 hyperspeed 7|republic,nav computer,episode i,coruscant|J-Type 327 Nubian,Republic starship
12_92|L|starship/starfighter|•Radiant VII|2|deploy 4 power 5 forfeit 7 armor 4 hyperspeed 4|republic,nav computer,episode i,coruscant|Corellian Republic cruiser,Republic starship,ship-docking capability
12_93|L|starship/starfighter|Republic Cruiser|1|deploy 3 power 3 forfeit 6 armor 4 hyperspeed 4|pilot,nav computer,republic,episode i,coruscant|Corellian Republic cruiser,Republic starship,ship-docking capability
12_94|L|weapon/character|Naboo Blaster Rifle|2||episode i,coruscant|blaster rifle,rifle
12_95|L|weapon/character|Naboo Security Officer Blaster|5||episode i,coruscant|blaster
12_96|L|weapon/character|•Panaka's Blaster|4||episode i,coruscant|blaster
12_97|D|character/republic|•Aks Moe|2|deploy 2 power 3 ability 3 forfeit 5 politics 3|episode i,coruscant|senator
12_98|D|character/republic|•Baskol Yeesrim|3|deploy 3 power 2 ability 3 forfeit 5 politics 2|episode i,coruscant|senator
12_99|D|character/alien|•Chokk|3|deploy 3 power 4 ability 1 forfeit 3 armor 4|warrior,episode i,coruscant|
12_100|D|character/republic|Coruscant Guard|3|deploy 2 power 2 ability 1 forfeit 4|warrior,episode i,coruscant|Coruscant Guard
12_101|D|character/sith|•Darth Maul, Young Apprentice|1|deploy 7 power 7 ability 6 forfeit 8|pilot,warrior,episode i,coruscant|
12_102|D|character/sith|•Darth Maul, Young Apprentice (AI)|1|deploy 7 power 7 ability 6 forfeit 8|pilot,warrior,episode i,coruscant|
12_103|D|character/republic|•Daultay Dofine|2|deploy 2 power 2 ability 3 forfeit 4|pilot,episode i,coruscant|Trade Federation,Neimoidian
12_104|D|character/droid|Destroyer Droid|2|deploy 3 power 3 forfeit 3 armor 3|permanent weapon,presence,episode i,coruscant|Trade Federation,destroyer droid
12_105|D|character/republic|•Edcel Bar Gane|3|deploy 3 power 1 ability 2 forfeit 5 politics 2|episode i,coruscant|senator
12_106|D|character/alien|•Gardulla The Hutt|2|deploy 3 power 3 ability 3 forfeit 5|episode i,coruscant|gambler,gangster,Hutt,female
12_107|D|character/alien|•Grotto Werribee|1|deploy 4 power 1 ability 4 forfeit 3|pilot,episode i,coruscant|Black Sun agent,information broker
12_108|D|character/alien|Jawa|3|deploy * power 1 ability 1 forfeit 1|episode i,coruscant|Jawa
12_109|D|character/republic|•Keder The Black|1|deploy 4 power 4 ability 3 forfeit 4|warrior,episode i,coruscant|Coruscant Guard,spy,assassin
12_110|D|character/republic|•Lott Dod|2|deploy 2 power 1 ability 3 forfeit 5 politics 4|episode i,coruscant|senator,Trade Federation,Neimoidian
12_111|D|character/republic|Neimoidian Pilot|3|deploy 2 power 0 ability 2 forfeit 2|pilot,episode i,coruscant|Trade Federation,Neimoidian
12_112|D|character/republic|•Nute Gunray|3|deploy 3 power 3 ability 4 forfeit 6|episode i,coruscant|leader,Trade Federation,Neimoidian
12_113|D|character/republic|•Orn Free Taa|4|deploy 1 power 1 ability 3 forfeit 4 politics 2|episode i,coruscant|senator,tax collector
12_114|D|character/droid|•P-59|3|deploy 4 power 4 forfeit 4 armor 4|permanent weapon,presence,episode i,coruscant|leader,Trade Federation,destroyer droid
12_115|D|character/droid|•P-60|3|deploy 4 power 3 forfeit 4 armor 5|permanent weapon,presence,episode i,coruscant|Trade Federation,destroyer droid
12_116|D|character/republic|•Passel Argente|2|deploy 3 power 1 ability 2 forfeit 3 politics 2|episode i,coruscant|senator
12_117|D|character/republic|•Rune Haako|2|deploy 3 power 2 ability 3 forfeit 6|episode i,coruscant|Trade Federation,Neimoidian
12_118|D|character/droid|Security Battle Droid|3|deploy 2 power 2 forfeit 3 armor 3|presence,episode i,coruscant|battle droid,Trade Federation
12_119|D|character/droid|•TC-14|3|deploy 3 power 1 forfeit 3|episode i,coruscant|Trade Federation,female,protocol droid
12_120|D|character/alien|•Televan Koreyy|2|deploy 0 power 2 ability 2 forfeit 3|episode i,coruscant|Black Sun agent,information broker,leader
12_121|D|character/republic|•Tey How|2|deploy 2 power 1 ability 2 forfeit 3|pilot,episode i,coruscant|Trade Federation,Neimoidian,female
12_122|D|character/republic|•Tikkes|2|deploy 3 power 2 ability 3 forfeit 6 politics 2|episode i,coruscant|senator
12_123|D|character/republic|•Toonbuck Toora|3|deploy 2 power 2 ability 3 forfeit 3 politics 2|episode i,coruscant|senator,female
12_124|D|character/alien|Tusken Raider|3|deploy 2 power 2 ability 1 forfeit 2|episode i,coruscant|Tusken Raider
12_125|D|character/alien|•Yade M'rak|3|deploy 2 power 2 ability 2 forfeit 4|pilot,warrior,episode i,coruscant|gambler,smuggler,Corellian
12_126|D|character/republic|•Yeb Yeb Adem'thorn|3|deploy 2 power 1 ability 2 forfeit 4 politics 2|episode i,coruscant|senator
12_127|D|effect/political|•Accepting Trade Federation Control|3||episode i,coruscant|
12_128|D|effect|•Allegations Of Corruption|5||grabber,episode i,coruscant|
12_129|D|effect|•Battle Order & •First Strike|5||coruscant|
12_130|D|effect|•Begin Landing Your Troops|4||episode i,coruscant|
12_131|D|effect|•Do They Have A Code Clearance?|5||grabber,coruscant|
12_132|D|effect|•Drop!|3||episode i,coruscant|
12_133|D|effect/immediate|•••Enter The Bureaucrat|5||episode i,coruscant|
12_134|D|effect|Establish Control|4||episode i,coruscant|
12_135|D|effect|•Imperial Arrest Order & •Secret Plans|5||coruscant|
12_136|D|effect|•Mind Tricks Don't Work On Me|2||episode i,coruscant|
12_137|D|effect/political|•Motion Supported|3||episode i,coruscant|
12_138|D|effect/political|•Our Blockade Is Perfectly Legal|3||episode i,coruscant|
12_139|D|effect|•The Phantom Menace|7||episode i,coruscant|hologram
12_140|D|effect|•The Phantom Menace (AI)|7||episode i,coruscant|hologram
12_141|D|effect|•They Will Be No Match For You|5||episode i,coruscant|
12_142|D|effect/political|•This Is Outrageous!|3||episode i,coruscant|
12_143|D|effect|•Wipe Them Out, All Of Them|5||episode i,coruscant|
12_144|D|effect|•You Cannot Hide Forever & •Mobilization Points|5||coruscant|
12_145|D|interrupt/lost|Alter|4||episode i,coruscant|
12_146|D|interrupt/lost|Control|2||episode i,coruscant|
12_147|D|interrupt/lost|•Dioxis|3||episode i,coruscant|
12_148|D|interrupt/used|••Imperial Artillery|7||coruscant|
12_149|D|interrupt/used or lost|•Kill Them Immediately|3||episode i,coruscant|
12_150|D|interrupt/used|•Lana Dobreed|4||episode i,coruscant|
12_151|D|interrupt/lost|•Little Real Power|5||episode i,coruscant|
12_152|D|interrupt/used|•Masterful Move & •Endor Occupation|5||coruscant|
12_153|D|interrupt/lost|Maul Strikes|5||episode i,coruscant|
12_154|D|interrupt/used or starting|•Neimoidian Advisor|5||episode i,coruscant|
12_155|D|interrupt/used or lost|•No Civility, Only Politics|4||episode i,coruscant|
12_156|D|interrupt/used|•On The Payroll Of The Trade Federation|5||episode i,coruscant|
12_157|D|interrupt/lost|Sense|3||episode i,coruscant|
12_158|D|interrupt/used or lost|•Short Range Fighters & •Watch Your Back!|5||coruscant|
12_159|D|interrupt/used|•Squabbling Delegates|5||episode i,coruscant|
12_160|D|interrupt/used|•The Point Is Conceded|6||episode i,coruscant|
12_161|D|interrupt/used|They're Still Coming Through!|4||episode i,coruscant|
12_162|D|interrupt/used|•Vote Now!|5||episode i,coruscant|
12_163|D|interrupt/used|•We Must Accelerate Our Plans|5||episode i,coruscant|
12_164|D|location/site|•Blockade Flagship: Bridge|0|light 0 dark 2|interior,starship,mobile,episode i,coruscant|
12_165|D|location/system|•Coruscant|0|parsec 0 light 1 dark 2|planet,episode i,coruscant|
12_166|D|location/site|•Coruscant: Docking Bay|0|light 1 dark 1|exterior,planet,episode i,coruscant|
12_167|D|location/site|•Coruscant: Galactic Senate|0|light 1 dark 1|interior,planet,episode i,coruscant|
12_168|D|location/system|•Malastare|0|parsec 3 light 1 dark 2|planet,episode i,coruscant|
12_169|D|location/system|•Naboo|0|parsec 5 light 2 dark 2|planet,episode i,coruscant|
12_170|D|location/site|•Naboo: Battle Plains|0|light 2 dark 2|exterior,planet,episode i,coruscant|
12_171|D|location/site|•Naboo: Swamp|0|light 1 dark 1|exterior,planet,episode i,coruscant|
12_172|D|location/site|•Naboo: Theed Palace Courtyard|0|light 1 dark 2|exterior,planet,episode i,coruscant|
12_173|D|location/site|•Naboo: Theed Palace Docking Bay|0|light 1 dark 1|interior,exterior,planet,episode i,coruscant|
12_174|D|location/site|•Naboo: Theed Palace Throne Room|0|light 1 dark 2|interior,planet,episode i,coruscant|
12_175|D|location/system|•Tatooine|0|parsec 7 light 1 dark 2|planet,episode i,coruscant|
12_176|D|location/site|•Tatooine: Marketplace|0|light 1 dark 1|exterior,planet,episode i,coruscant|
12_177|D|location/site|•Tatooine: Mos Espa Docking Bay|0|light 1 dark 1|exterior,planet,episode i,coruscant|
12_178|D|location/site|•Tatooine: Watto's Junkyard|0|light 1 dark 2|exterior,planet,episode i,coruscant|
12_179|D|objective|My Lord, Is That Legal? / I Will Make It Legal|0||episode i,coruscant|
12_180|D|objective|No Money, No Parts, No Deal! / You're A Slave?|0||episode i,coruscant|
12_181|D|starship/starfighter|Droid Starfighter|2|deploy 2 power 3 forfeit 2 maneuver 3|trade federation,pilot,presence,episode i,coruscant|droid starfighter,Trade Federation starship
12_182|D|starship/starfighter|•Maul's Sith Infiltrator|6|deploy 3 power 4 forfeit 6 armor 5 hyperspeed 6|nav computer,independent,episode i,coruscant|Sith Infiltrator,Independent starship
12_183|D|starship/starfighter|•Maul's Sith Infiltrator (AI)|6|deploy 3 power 4 forfeit 6 armor 5 hyperspeed 6|nav computer,independent,episode i,coruscant|Sith Infiltrator,Independent starship
12_184|D|starship/capital|Trade Federation Battleship|2|deploy 7 power 6 forfeit 7 armor 6 hyperspeed 3|pilot,nav computer,trade federation,episode i,coruscant|Trade Federation battleship,Trade Federation starship,ship-docking capability
12_185|D|starship/capital|◇Trade Federation Droid Control Ship|2|deploy 6 power 5 forfeit 6 armor 7 hyperspeed 3|pilot,nav computer,trade federation,episode i,coruscant|Trade Federation battleship,Trade Federation starship,droid control ship,ship-docking capability
12_186|D|weapon/character|Battle Droid Blaster Rifle|6||episode i,coruscant|blaster rifle,rifle
12_187|D|weapon/starship|Laser Cannon Battery|4||episode i,coruscant|cannon,laser cannon,laser cannon battery
12_188|D|weapon/character|Naboo Blaster|5||episode i,coruscant|blaster
12_189|D|weapon/character|Naboo Blaster Rifle|2||episode i,coruscant|blaster rifle,rifle
13_1|L|defensive shield|•A Close Race|0||defensive shield,episode i,reflections 3|
13_2|L|effect|•A Remote Planet|5||episode i,reflections 3|
13_3|L|defensive shield|•A Tragedy Has Occurred|0||defensive shield,grabber,episode i,reflections 3|
13_4|L|defensive shield|•Aim High|0||defensive shield,reflections 3|
13_5|L|effect/starting|•An Unusual Amount Of Fear|0||episode i,reflections 3|
13_6|L|defensive shield|•Another Pathetic Lifeform|0||defensive shield,episode i,reflections 3|
13_7|L|effect|•Armament Dismantled|6||episode i,reflections 3|
13_8|L|defensive shield|•Battle Plan|0||defensive shield,reflections 3|
13_9|L|character/rebel|•Chewie, Enraged|3|deploy 6 power 9 ability 2 forfeit 6 armor 4|maintenance,pilot,warrior,reflections 3|smuggler,Wookiee
13_10|L|interrupt/lost|•Clinging To The Edge|5||episode i,reflections 3|
13_11|L|effect|•Colo Claw Fish|4||episode i,reflections 3|
13_12|L|interrupt/used|•Darth Maul's Demise|6||episode i,reflections 3|
13_13|L|interrupt/lost|•Desperate Times|4||reflections 3|
13_14|L|interrupt/lost|•Diversionary Tactics|4||reflections 3|
13_15|L|defensive shield|•Do, Or Do Not|0||defensive shield,reflections 3|
13_16|L|defensive shield|•Don't Do That Again|0||defensive shield,episode i,reflections 3|
13_17|L|effect|•Echo Base Sensors|5||reflections 3|
13_18|L|effect/immediate|•Energy Walls|5||episode i,reflections 3|
13_19|L|effect|•Ewok Celebration|5||reflections 3|
13_20|L|interrupt/lost|•Fall Of A Jedi|6||episode i,reflections 3|
13_21|L|starship/starfighter|•Han, Chewie, And The Falcon|2|deploy 6 power 4 forfeit 8 maneuver 6 hyperspeed 7|maintenance,pilot x2,nav computer,scomp link,reflections 3|heavily modified light freighter,Rebel starship
13_22|L|defensive shield|•He Can Go About His Business|0||defensive shield,reflections 3|
13_23|L|character/republic|•Horace Vancil|3|deploy 2 power 2 ability 2 forfeit 5|episode i,reflections 3|
13_24|L|epic event|•Inner Strength|0||episode i,reflections 3|
13_25|L|weapon/character|•Jar Jar's Electropole|7||episode i,reflections 3|
13_26|L|interrupt/lost|•Jedi Leap|3||episode i,reflections 3|
13_27|L|character/rebel|•Lando Calrissian, Scoundrel|5|deploy 5 power 6 ability 3 forfeit 7|maintenance,pilot,warrior,reflections 3|scoundrel
13_28|L|effect|•Lando's Not A System, He's A Man|5||reflections 3|
13_29|L|character/rebel|•Leia, Rebel Princess|3|deploy 4 power 3 ability 4 forfeit 7|warrior,reflections 3|Alderaanian,female
13_30|L|defensive shield|•Let's Keep A Little Optimism Here|0||defensive shield,reflections 3|
13_31|L|location/site|•Naboo: Theed Palace Generator|0|light 2 dark 2|interior,planet,episode i,reflections 3|
13_32|L|location/site|•Naboo: Theed Palace Generator Core|0|light 3 dark 2|interior,planet,episode i,reflections 3|
13_33|L|character/republic|•Obi-Wan Kenobi, Jedi Knight|1|deploy 7 power 6 ability 6 forfeit 8|warrior,episode i,reflections 3|
13_34|L|weapon/character|•Obi-Wan's Lightsaber|2||episode i,reflections 3|lightsaber
13_35|L|defensive shield|•Only Jedi Carry That Weapon|0||defensive shield,episode i,reflections 3|
13_36|L|effect|•Opee Sea Killer|3||episode i,reflections 3|
13_37|L|defensive shield|•Ounee Ta|0||defensive shield,reflections 3|
13_38|L|defensive shield|•Planetary Defenses|0||defensive shield,episode i,reflections 3|
13_39|L|character/jedi master|•Qui-Gon Jinn, Jedi Master|1|deploy 8 power 6 ability 7 forfeit 9|warrior,episode i,reflections 3|
13_40|L|weapon/character|•Qui-Gon's Lightsaber|5||episode i,reflections 3|lightsaber
13_41|L|effect|•Sando Aqua Monster|5||episode i,reflections 3|
13_42|L|character/republic|•Sio Bibble|3|deploy 2 power 2 ability 2 forfeit 5 politics 1|episode i,reflections 3|
13_43|L|interrupt/used|•Strike Blocked|3||episode i,reflections 3|
13_44|L|defensive shield|•Ultimatum|0||defensive shield,reflections 3|
13_45|L|effect/immediate|•Weapon Of A Fallen Mentor|6||episode i,reflections 3|
13_46|L|objective|We'll Handle This / Duel Of The Fates|0||episode i,reflections 3|
13_47|L|defensive shield|•Wise Advice|0||defensive shield,reflections 3|
13_48|L|character/jedi master|•Yoda, Master Of The Force|4|deploy 4 power 3 ability 7 forfeit 7|episode i,reflections 3|Jedi Council member
13_49|L|defensive shield|•Your Insight Serves You Well|0||defensive shield,reflections 3|
13_50|L|defensive shield|•Your Ship?|0||defensive shield,reflections 3|
13_51|D|defensive shield|•A Useless Gesture|0||defensive shield,reflections 3|
13_52|D|defensive shield|•Allegations Of Corruption|0||defensive shield,grabber,episode i,reflections 3|
13_53|D|weapon/character|•Aurra Sing's Blaster Rifle|7||episode i,reflections 3|blaster rifle,rifle
13_54|D|defensive shield|•Battle Order|0||defensive shield,reflections 3|
13_55|D|character/alien|•Bib Fortuna|3|deploy 2 power 3 ability 1 forfeit 3|episode i,reflections 3|
13_56|D|vehicle/combat|•Blizzard 4|4|deploy 5 power 8 forfeit 5 armor 4 landspeed 1|maintenance,pilot x2,scomp link,reflections 3|AT-AT,enclosed
13_57|D|location/site|•Blockade Flagship: Hallway|0|light 1 dark 1|interior,mobile,starship,episode i,reflections 3|
13_58|D|interrupt/used|•Blow Parried|3||episode i,reflections 3|
13_59|D|character/alien|•Boba Fett, Bounty Hunter|3|deploy 5 power 7 ability 3 forfeit 6 armor 5|maintenance,pilot,warrior,reflections 3|Black Sun agent,bounty hunter
13_60|D|effect|•Colo Claw Fish|4||episode i,reflections 3|
13_61|D|defensive shield|•Come Here You Big Coward|0||defensive shield,reflections 3|
13_62|D|effect|•Conduct Your Search|5||reflections 3|
13_63|D|defensive shield|•Crossfire|0||defensive shield,reflections 3|
13_64|D|interrupt/lost|•Dark Rage|5||episode i,reflections 3|
13_65|D|epic event|•Deep Hatred|0||episode i,reflections 3|
13_66|D|defensive shield|•Do They Have A Code Clearance?|0||defensive shield,grabber,reflections 3|
13_67|D|effect/immediate|•Energy Walls|4||episode i,reflections 3|
13_68|D|defensive shield|•Fanfare|0||defensive shield,episode i,reflections 3|
13_69|D|effect/starting|•Fear Is My Ally|0||episode i,reflections 3|
13_70|D|interrupt/used|•Force Push|5||episode i,reflections 3|
13_71|D|character/alien|•Jabba Desilijic Tiure|3|deploy 3 power 3 ability 3 forfeit 5|episode i,reflections 3|gangster,leader,Hutt
13_72|D|defensive shield|•Leave Them To Me|0||defensive shield,reflections 3|
13_73|D|objective|Let Them Make The First Move / At Last We Will Have Revenge|0||episode i,reflections 3|
13_74|D|character/sith|•Lord Maul|1|deploy 8 power 7 ability 6 forfeit 8|pilot,warrior,episode i,reflections 3|Trade Federation
13_75|D|weapon/character|•Maul's Double-Bladed Lightsaber|1||episode i,reflections 3|lightsaber
13_76|D|location/site|•Naboo: Theed Palace Generator|0|light 2 dark 2|interior,planet,episode i,reflections 3|
13_77|D|location/site|•Naboo: Theed Palace Generator Core|0|light 2 dark 3|interior,planet,episode i,reflections 3|
13_78|D|defensive shield|•No Escape|0||defensive shield,reflections 3|
13_79|D|interrupt/lost|•No Match For A Sith|4||episode i,reflections 3|
13_80|D|effect|•Opee Sea Killer|3||episode i,reflections 3|
13_81|D|defensive shield|•Oppressive Enforcement|0||defensive shield,reflections 3|
13_82|D|effect|•Prepare For A Surface Attack|5||reflections 3|
13_83|D|effect/immediate|•Qui-Gon's End|5||episode i,reflections 3|
13_84|D|defensive shield|•Resistance|0||defensive shield,reflections 3|
13_85|D|effect|•Sando Aqua Monster|5||episode i,reflections 3|
13_86|D|defensive shield|•Secret Plans|0||defensive shield,reflections 3|
13_87|D|character/imperial|Stormtrooper Garrison|4|deploy 6 power 8 ability 1 forfeit 4 armor 3|maintenance,warrior,reflections 3|stormtrooper,trooper
13_88|D|interrupt/used|•The Ebb Of Battle|5||episode i,reflections 3|
13_89|D|effect|•The Hutts Are Gangsters|5||episode i,reflections 3|
13_90|D|defensive shield|•There Is No Try|0||defensive shield,reflections 3|
13_91|D|effect|•They Must Never Again Leave This City|5||reflections 3|
13_92|D|character/alien|•Thok & Thug|5|deploy 7 power 8 ability 1 forfeit 5 armor 4|maintenance,warrior,reflections 3|Gamorrean
13_93|D|interrupt/lost|•Through The Corridor|3||episode i,reflections 3|
13_94|D|interrupt/used|•Unsalvageable|5||reflections 3|
13_95|D|defensive shield|•Weapon Of A Sith|0||defensive shield,episode i,reflections 3|
13_96|D|defensive shield|•We'll Let Fate-a Decide, Huh?|0||defensive shield,episode i,reflections 3|
13_97|D|effect|•Where Are Those Droidekas?!|4||episode i,reflections 3|
13_98|D|defensive shield|•Wipe Them Out, All Of Them|0||defensive shield,episode i,reflections 3|
13_99|D|defensive shield|•You Cannot Hide Forever|0||defensive shield,reflections 3|
13_100|D|defensive shield|•You've Never Won A Race?|0||defensive shield,episode i,reflections 3|
14_1|L|admiral's order|•I'll Try Spinning|6||episode i,theed palace|
14_2|L|admiral's order|•Let's Go Left|6||episode i,theed palace|
14_3|L|character/droid|•Artoo, Brave Little Droid|6|deploy 4 power 1 forfeit 4|nav computer,episode i,theed palace|r-unit,astromech
14_4|L|character/droid|•Artoo, Brave Little Droid (AI)|6|deploy 4 power 1 forfeit 4|nav computer,episode i,theed palace|r-unit,astromech
14_5|L|character/alien|•Boss Nass|1|deploy 3 power 3 ability 3 forfeit 6|episode i,theed palace|leader,Gungan
14_6|L|character/alien|•Boss Nass (AI)|1|deploy 3 power 3 ability 3 forfeit 6|episode i,theed palace|leader,Gungan
14_7|L|character/alien|•Captain Tarpals|2|deploy 3 power 3 ability 3 forfeit 6|warrior,episode i,theed palace|leader,Gungan
14_8|L|character/republic|•Corporal Rushing|3|deploy 2 power 3 ability 2 forfeit 5|warrior,episode i,theed palace|Royal Naboo Security
14_9|L|character/alien|•Dams Denna|3|deploy 1 power 1 ability 2 forfeit 4 maneuver 4|episode i,theed palace|
14_10|L|character/alien|•General Jar Jar|2|deploy 2 power 4 ability 3 forfeit 4|warrior,episode i,theed palace|general,Gungan
14_11|L|character/alien|•General Jar Jar (AI)|2|deploy 2 power 4 ability 3 forfeit 4|warrior,episode i,theed palace|general,Gungan
14_12|L|character/alien|•••Gungan General|2|deploy 2 power 2 ability 2 forfeit 4|warrior,episode i,theed palace|general,leader,Gungan
14_13|L|character/alien|Gungan Guard|2|deploy 2 power 0 ability 1 forfeit 2|warrior,episode i,theed palace|Gungan
14_14|L|character/republic|•Jerus Jannick|2|deploy 3 power 4 ability 2 forfeit 3|warrior,episode i,theed palace|Royal Naboo Security
14_15|L|character/republic|•Lieutenant Arven Wendik|2|deploy 2 power 2 ability 2 forfeit 4|pilot,episode i,theed palace|Bravo Squadron
14_16|L|character/republic|•Lieutenant Chamberlyn|2|deploy 3 power 4 ability 2 forfeit 5|warrior,episode i,theed palace|leader,Royal Naboo Security
14_17|L|character/republic|•Lieutenant Rya Kirsch|3|deploy 2 power 2 ability 2 forfeit 4|pilot,episode i,theed palace|Bravo Squadron
14_18|L|character/jedi master|•Mace Windu, Jedi Master|1|deploy 8 power 6 ability 7 forfeit 8|warrior,episode i,theed palace|Jedi Council member
14_19|L|character/jedi master|•Mace Windu, Jedi Master (AI)|1|deploy 8 power 6 ability 7 forfeit 8|warrior,episode i,theed palace|Jedi Council member
14_20|L|character/republic|•Officer Dolphe|3|deploy 2 power 2 ability 2 forfeit 4|pilot,episode i,theed palace|Bravo Squadron
14_21|L|character/republic|•Officer Ellberger|2|deploy 2 power 2 ability 2 forfeit 4|pilot,episode i,theed palace|female,Bravo Squadron
14_22|L|character/republic|•Officer Perosei|2|deploy 2 power 1 ability 2 forfeit 3|warrior,episode i,theed palace|Royal Naboo Security
14_23|L|character/republic|•Panaka, Protector Of The Queen|2|deploy 4 power 4 ability 3 forfeit 6|warrior,episode i,theed palace|leader,Royal Naboo Security
14_24|L|character/republic|•Panaka, Protector Of The Queen (AI)|2|deploy 4 power 4 ability 3 forfeit 6|warrior,episode i,theed palace|leader,Royal Naboo Security
14_25|L|character/republic|•Queen Amidala|2|deploy 4 power 3 ability 4 forfeit 7|warrior,episode i,theed palace|leader,female
14_26|L|character/republic|•Queen Amidala (AI)|2|deploy 4 power 3 ability 4 forfeit 7|warrior,episode i,theed palace|leader,female
14_27|L|character/jedi master|•Qui-Gon Jinn With Lightsaber|1|deploy 7 power 6 ability 7 forfeit 8|warrior,permanent weapon,episode i,theed palace|lightsaber
14_28|L|character/alien|•Rep Been|2|deploy 1 power 2 ability 2 forfeit 3|episode i,theed palace|Gungan
14_29|L|character/republic|•Ric Olie, Bravo Leader|2|deploy 3 power 3 ability 3 forfeit 6|pilot,warrior,episode i,theed palace|leader,Bravo Squadron
14_30|L|character/republic|Royal Naboo Security Officer|3|deploy 2 power 2 ability 1 forfeit 3|warrior,episode i,theed palace|Royal Naboo Security
14_31|L|effect|•Get To Your Ships!|5||episode i,theed palace|
14_32|L|effect|•••Gungan Energy Shield|5||episode i,theed palace|
14_33|L|effect|•It's On Automatic Pilot!|3||episode i,theed palace|
14_34|L|effect|•Naboo Celebration|5||episode i,theed palace|
14_35|L|effect|Senate Hovercam|3||episode i,theed palace|
14_36|L|effect|•Steady, Steady|4||episode i,theed palace|
14_37|L|effect/immediate|•They Win This Round|5||episode i,theed palace|
14_38|L|effect|•We Didn't Hit It|5||episode i,theed palace|
14_39|L|effect|•Wesa Ready To Do Our-sa Part|5||episode i,theed palace|
14_40|L|interrupt/lost|•Ascension Guns|5||episode i,theed palace|
14_41|L|interrupt/used|•Big Boomers!|4||episode i,theed palace|
14_42|L|interrupt/used|•Gimme A Lift!|5||episode i,theed palace|
14_43|L|interrupt/lost|•No Giben Up, General Jar Jar!|5||episode i,theed palace|
14_44|L|interrupt/used|•Take This!|5||episode i,theed palace|
14_45|L|interrupt/lost|•We Don't Have Time For This|5||episode i,theed palace|
14_46|L|interrupt/used or lost|•Wesa Gotta Grand Army|5||episode i,theed palace|
14_47|L|interrupt/used|•Whoooo!|4||episode i,theed palace|
14_48|L|location/site|•Blockade Flagship: Docking Bay|0|light 1 dark 1|interior,exterior,starship,mobile,episode i,theed palace|
14_49|L|location/site|•Naboo: Boss Nass' Chambers|0|light 2 dark 0|underwater,interior,planet,episode i,theed palace|
14_50|L|location/site|•Naboo: Otoh Gunga Entrance|0|light 1 dark 0|underwater,interior,planet,episode i,theed palace|
14_51|L|location/site|•Naboo: Theed Palace Hallway|0|light 1 dark 1|interior,planet,episode i,theed palace|
14_52|L|objective|We Have A Plan / They Will Be Lost And Confused|0||episode i,theed palace|
14_53|L|starship/starfighter|•Bravo 1|3|deploy 1 power 2 forfeit 3 maneuver 4 hyperspeed 3|republic,nav computer,episode i,theed palace|N-1 starfighter,Republic starship
14_54|L|starship/starfighter|•Bravo 2|2|deploy 1 power 2 forfeit 3 maneuver 4 hyperspeed 3|republic,nav computer,episode i,theed palace|N-1 starfighter,Republic starship
14_55|L|starship/starfighter|•Bravo 3|2|deploy 1 power 2 forfeit 3 maneuver 4 hyperspeed 3|republic,nav computer,episode i,theed palace|N-1 starfighter,Republic starship
14_56|L|starship/starfighter|•Bravo 4|2|deploy 1 power 2 forfeit 3 maneuver 4 hyperspeed 3|republic,nav computer,episode i,theed palace|N-1 starfighter,Republic starship
14_57|L|starship/starfighter|•Bravo 5|2|deploy 1 power 2 forfeit 3 maneuver 5 hyperspeed 3|republic,nav computer,episode i,theed palace|N-1 starfighter,Republic starship
14_58|L|starship/starfighter|•Bravo Fighter|3|deploy 2 power 2 forfeit 3 maneuver 4 hyperspeed 3|republic,anakin pilot,nav computer,episode i,theed palace|N-1 starfighter,Republic starship
14_59|L|vehicle/creature|•••Fambaa|5|deploy 4 power 5 forfeit 5 armor 4 landspeed 1|episode i,theed palace|
14_60|L|vehicle/transport|Gian Speeder|2|deploy 2 power 2 forfeit 3 maneuver 4 landspeed 3|episode i,theed palace|
14_61|L|vehicle/creature|Kaadu|4|deploy 1 power 1 forfeit 3 maneuver 2 landspeed 4 ability 0.5|episode i,theed palace|
14_62|L|weapon/character|•Amidala's Blaster|6||episode i,theed palace|blaster
14_63|L|weapon/vehicle|Booma|4||episode i,theed palace|
14_64|L|weapon/character|•Captain Tarpals' Electropole|6||episode i,theed palace|
14_65|L|weapon/character|Electropole|5||episode i,theed palace|
14_66|L|weapon/starship|Proton Torpedoes|4||episode i,theed palace|proton torpedoes
14_67|D|admiral's order|•Nothing Can Get Through Our Shield|6||episode i,theed palace|
14_68|D|admiral's order|•The Deflector Shield Is Too Strong|6||episode i,theed palace|
14_69|D|character/droid|•3B3-10|2|deploy 2 power 3 forfeit 3 armor 3|presence,episode i,theed palace|Infantry battle droid
14_70|D|character/droid|•3B3-1204|2|deploy 3 power 2 forfeit 3 armor 4|presence,episode i,theed palace|Infantry battle droid
14_71|D|character/droid|•3B3-21|2|deploy 3 power 3 forfeit 3 armor 4|presence,episode i,theed palace|Infantry battle droid
14_72|D|character/droid|•3B3-888|2|deploy 3 power 2 forfeit 3 armor 4|presence,episode i,theed palace|Infantry battle droid
14_73|D|character/droid|•••Battle Droid Officer|2|deploy 3 power 3 forfeit 3 armor 4|presence,episode i,theed palace|leader,battle droid
14_74|D|character/droid|Battle Droid Pilot|3|deploy 2 power 0 forfeit 2 armor 2|pilot,presence,episode i,theed palace|battle droid
14_75|D|character/alien|•Bok Askol|3|deploy 2 power 1 ability 2 forfeit 4|episode i,theed palace|
14_76|D|character/republic|•Captain Daultay Dofine|1|deploy 3 power 3 ability 3 forfeit 5|pilot,episode i,theed palace|Trade Federation,Neimoidian
14_77|D|character/sith|•Darth Maul With Lightsaber|1|deploy 7 power 7 ability 6 forfeit 7|pilot,warrior,permanent weapon,episode i,theed palace|lightsaber
14_78|D|character/dark jedi master|•Darth Sidious|1|deploy 6 power 5 ability 7 forfeit 8|warrior,episode i,theed palace|Trade Federation
14_79|D|character/dark jedi master|•Darth Sidious (AI)|1|deploy 6 power 5 ability 7 forfeit 8|warrior,episode i,theed palace|Trade Federation
14_80|D|character/droid|Infantry Battle Droid|3|deploy 3 power 2 forfeit 3 armor 4|presence,episode i,theed palace|Infantry battle droid,Trade Federation
14_81|D|character/republic|•Nute Gunray, Neimoidian Viceroy|1|deploy 3 power 3 ability 4 forfeit 6|episode i,theed palace|leader,Trade Federation,Neimoidian
14_82|D|character/republic|•Nute Gunray, Neimoidian Viceroy (AI)|1|deploy 3 power 3 ability 4 forfeit 6|episode i,theed palace|leader,Trade Federation,Neimoidian
14_83|D|character/droid|•OOM-9|3|deploy 2 power 3 forfeit 4 armor 3|pilot,presence,episode i,theed palace|battle droid,leader
14_84|D|character/droid|•OWO-1 With Backup|1|deploy 6 power 6 forfeit 5 armor 5|presence,episode i,theed palace|battle droid,leader,Trade Federation
14_85|D|character/republic|•Rayno Vaca|3|deploy 0 power 1 ability 1 forfeit 1|episode i,theed palace|
14_86|D|character/republic|•Rune Haako, Legal Counsel|2|deploy 3 power 2 ability 3 forfeit 4|episode i,theed palace|leader,Trade Federation,Neimoidian
14_87|D|character/republic|•Rune Haako, Legal Counsel (AI)|2|deploy 3 power 2 ability 3 forfeit 4|episode i,theed palace|leader,Trade Federation,Neimoidian
14_88|D|character/republic|•Sil Unch|2|deploy 2 power 2 ability 2 forfeit 4|pilot,episode i,theed palace|Trade Federation,Neimoidian
14_89|D|character/droid|•SSA-1015|2|deploy 3 power 2 forfeit 3 armor 4|presence,episode i,theed palace|battle droid
14_90|D|character/droid|•SSA-306|2|deploy 3 power 2 forfeit 3 armor 4|presence,episode i,theed palace|battle droid
14_91|D|character/droid|•SSA-719|2|deploy 3 power 2 forfeit 3 armor 4|presence,episode i,theed palace|battle droid
14_92|D|character/droid|Tank Commander|3|deploy 2 power 1 forfeit 3 armor 3|presence,episode i,pilot,theed palace|battle droid,commander
14_93|D|effect|•Activate The Droids|4||episode i,theed palace|
14_94|D|effect/immediate|•After Her!|5||episode i,theed palace|
14_95|D|effect|•At Last We Are Getting Results|4||episode i,theed palace|
14_96|D|effect|•Droid Racks|1||episode i,theed palace|
14_97|D|effect|•Fighters Straight Ahead|3||episode i,theed palace|
14_98|D|effect|•Naboo Occupation|5||episode i,theed palace|
14_99|D|effect|•Open Fire!|5||episode i,theed palace|
14_100|D|effect|Senate Hovercam|3||episode i,theed palace|
14_101|D|interrupt/used|•Cease Fire!|4||episode i,theed palace|
14_102|D|interrupt/used|•Drop Your Weapons|5||episode i,theed palace|
14_103|D|interrupt/used|•Halt!|6||episode i,theed palace|
14_104|D|interrupt/used or lost|•Master, Destroyers!|5||episode i,theed palace|
14_105|D|interrupt/used|•Rolling, Rolling, Rolling|5||episode i,theed palace|
14_106|D|interrupt/used or lost|•Take Them Away|4||episode i,theed palace|
14_107|D|interrupt/used|•There They Are!|5||episode i,theed palace|
14_108|D|interrupt/used or lost|•This Is Not Good|4||episode i,theed palace|
14_109|D|interrupt/lost|•Trade Federation Tactics|6||episode i,theed palace|
14_110|D|interrupt/used|••We're Hit, Artoo|5||episode i,theed palace|
14_111|D|location/site|•Blockade Flagship: Docking Bay|0|light 1 dark 1|interior,exterior,starship,mobile,episode i,theed palace|
14_112|D|location/site|•Naboo: Theed Palace Hallway|0|light 1 dark 1|interior,planet,episode i,theed palace|
14_113|D|objective|Invasion / In Complete Control|0||episode i,theed palace|
14_114|D|starship/capital|•Blockade Flagship|1|deploy 7 power 6 forfeit 7 armor 7 hyperspeed 3|trade federation,pilot,nav computer,episode i,theed palace|Trade Federation battleship,Trade Federation starship,droid control ship
14_115|D|starship/starfighter|•••DFS Squadron Starfighter|2|deploy 1 power 2 forfeit 3 maneuver 2|trade federation,pilot,presence,episode i,theed palace|droid starfighter,Trade Federation starship
14_116|D|starship/starfighter|•DFS-1015|2|deploy 1 power 2 forfeit 3 maneuver 2|trade federation,pilot,presence,episode i,theed palace|droid starfighter,Trade Federation starship
14_117|D|starship/starfighter|•DFS-1308|2|deploy 3 power 2 forfeit 3 maneuver 2|trade federation,pilot,presence,episode i,theed palace|droid starfighter,Trade Federation starship
14_118|D|starship/starfighter|•DFS-327|2|deploy 2 power 2 forfeit 3 maneuver 2|trade federation,pilot,presence,episode i,theed palace|droid starfighter,Trade Federation starship
14_119|D|starship/capital|Trade Federation Landing Craft|2|deploy 1 power 2 forfeit 3 armor 4|trade federation,pilot,presence,episode i,theed palace|Trade Federation landing craft,Trade Federation starship
14_120|D|vehicle/combat|•AAT Assault Leader|3|deploy 4 power 6 forfeit 7 armor 5 landspeed 1|episode i,theed palace|AAT,enclosed
14_121|D|vehicle/combat|•••Armored Attack Tank|2|deploy 4 power 5 forfeit 5 armor 4 landspeed 1|episode i,theed palace|AAT,enclosed
14_122|D|vehicle/combat|Multi Troop Transport|3|deploy 1 power 2 forfeit 3 armor 4 landspeed 2|episode i,theed palace|MTT,enclosed
14_123|D|vehicle/combat|Single Trooper Aerial Platform|3|deploy 1 power 3 forfeit 2 maneuver 4 landspeed 4|episode i,theed palace|STAP
14_124|D|vehicle/combat|•TT-6|4|deploy 2 power 2 forfeit 4 armor 4 landspeed 3|pilot,presence,episode i,theed palace|MTT,enclosed
14_125|D|vehicle/combat|•TT-9|4|deploy 2 power 2 forfeit 4 armor 4 landspeed 3|pilot,presence,episode i,theed palace|MTT,enclosed
14_126|D|weapon/vehicle|AAT Laser Cannon|4||episode i,theed palace|cannon,laser cannon
14_127|D|weapon/starship|Droid Starfighter Laser Cannons|6||episode i,theed palace|cannon,laser cannon
14_128|D|weapon/vehicle|Energy Shell Launchers|2||episode i,theed palace|
14_129|D|weapon/vehicle|STAP Blaster Cannons|2||episode i,theed palace|blaster,cannon,laser cannon
101_1|L|location/site|•Death Star: Level 6 Core Shaft Corridor|0|light 1 dark 1|interior,mobile|
101_2|L|character/rebel|•Luke|1|deploy 4 power 2 ability 3 forfeit 4|warrior|
101_3|L|interrupt/lost|•Run Luke, Run!|6|||
101_4|D|location/site|•Death Star: Docking Control Room 327|0|light 0 dark 1|interior,mobile,scomp link|
101_5|D|character/imperial|•Vader|1|deploy 7 power 4 ability 6 forfeit 5|warrior|
101_6|D|interrupt/lost|•Vader's Obsession|6|||
102_1|L|effect|•For Luck|4||premium|
102_2|L|character/alien|•Han|1|deploy 4 power 2 ability 2 forfeit 3|pilot,premium|gambler,Corellian
102_3|L|character/rebel|•Leia|1|deploy 4 power 2 ability 2 forfeit 3|premium|Alderaanian,leader,female
102_4|L|vehicle/shuttle|•Luke's T-16 Skyhopper|4|deploy 2 power 2 forfeit 4 maneuver 5 landspeed *|premium|enclosed,T-16
102_5|L|character/alien|•Tedn Dahai|3|deploy 2 power 1 ability 1 forfeit 4|premium|musician,scout,Bith
102_6|D|effect|•Dark Forces|4||premium|
102_7|D|location/system|•Eriadu|0|parsec 1 light 0 dark 1|planet,premium|
102_8|D|interrupt/lost|•Gravity Shadow|4||premium|
102_9|D|game aid|Hyperoute Navigation Chart|0||premium|
102_10|D|character/imperial|•Motti|1|deploy 4 power 2 ability 2 forfeit 3|pilot,premium|leader
102_11|D|character/imperial|•Tarkin|1|deploy 4 power 2 ability 2 forfeit 3|premium|ISB agent,leader
103_1|L|starship/starfighter|•Gold Leader In Gold 1|2|deploy 5 power 2 forfeit 4 maneuver 3 hyperspeed 4|pilot,nav computer,premium|Y-wing
103_2|L|starship/starfighter|•Red Leader In Red 1|2|deploy 6 power 3 forfeit 5 maneuver 4 hyperspeed 5|pilot,nav computer,premium|X-wing
104_1|L|character/rebel|•Chewie|1|deploy 5 power 4 ability 2 forfeit 3|pilot,premium|
104_2|L|interrupt/lost|Lone Rogue|4||premium|
104_3|L|vehicle/combat|Rebel Snowspeeder|3|deploy 1 power 2 forfeit 2 maneuver 3 landspeed 4|pilot,premium|T-47,snowspeeder
104_4|D|location/site|•Hoth: Mountains (6th Marker)|0|light 0 dark 1|exterior,planet,premium|
104_5|D|vehicle/combat|Imperial Walker|2|deploy 4 power 4 forfeit 4 armor 6 landspeed 1|pilot,scomp link,premium|AT-AT
104_6|D|character/imperial|•Veers|1|deploy 4 power 2 ability 3 forfeit 3|warrior,premium|ISB agent,general
104_7|D|interrupt/lost|Walker Garrison|4||premium|
106_1|L|character/alien|•Arleil Schous|2|deploy 4 power 1 ability 3 forfeit 5|pilot,warrior,premium|leader
106_2|L|location/system|•Corulag|0|parsec 4 light 2 dark 1|planet,premium|
106_3|L|effect|•Faithful Service|4||premium|
106_4|L|starship/starfighter|•••Gold Squadron Y-wing|3|deploy 4 power 2 forfeit 3 maneuver 3 hyperspeed 4|pilot,nav computer,scomp link,premium|Y-wing,Rebel starship
106_5|L|interrupt/used or lost|•It's A Hit!|3||premium|
106_6|L|character/rebel|Rebel Trooper Recruit|3|deploy 1 power 1 ability 1 forfeit 1|premium|Rebel trooper,trooper
106_7|L|starship/starfighter|•••Red Squadron X-wing|2|deploy 5 power 3 forfeit 4 maneuver 4 hyperspeed 5|pilot,nav computer,scomp link,premium|X-wing,Rebel starship
106_8|L|location/site|•Tatooine: Jundland Wastes|0|light 1 dark 1|exterior,planet,premium|
106_9|L|starship/starfighter|Z-95 Headhunter|3|deploy 2 power 2 forfeit 2 maneuver 4|pilot,independent,premium|Z-95 Headhunter,Independent starship
106_10|D|starship/starfighter|•••Black Squadron TIE|2|deploy 4 power 1 forfeit 4 maneuver 3|pilot,premium|TIE/LN,Imperial starship
106_11|D|character/alien|•Chall Bekan|2|deploy 4 power 2 ability 3 forfeit 4|pilot,warrior,premium|ISB agent,leader
106_12|D|location/system|•Corulag|0|parsec 4 light 1 dark 2|planet,premium|
106_13|D|starship/capital|Dreadnaught-Class Heavy Cruiser|3|deploy 5 power 5 forfeit 5 armor 4 hyperspeed 3|pilot x2,nav computer,scomp link,premium|Dreadnaught-class heavy cruiser,Imperial starship,ship-docking capability
106_14|D|effect|•Forced Servitude|4||premium|
106_15|D|starship/starfighter|•••Obsidian Squadron TIE|2|deploy 4 power 1 forfeit 4 maneuver 3|pilot,premium|TIE/LN,Imperial starship
106_16|D|character/imperial|Stormtrooper Cadet|3|deploy 1 power 1 ability 1 forfeit 1|premium|stormtrooper,trooper
106_17|D|interrupt/used or lost|•Tarkin's Orders|4||premium|
106_18|D|location/site|•Tatooine: Tusken Canyon|0|light 1 dark 1|exterior,planet,premium|
108_1|L|character/rebel|•Han With Heavy Blaster Pistol|1|deploy 4 power 4 ability 3 forfeit 6|pilot,warrior,permanent weapon,premium|gambler,smuggler,Corellian,scoundrel,blaster
108_2|L|character/rebel|•Leia With Blaster Rifle|1|deploy 4 power 3 ability 4 forfeit 6|pilot,warrior,permanent weapon,premium|Alderaanian,leader,blaster,female
108_3|L|character/rebel|•Luke With Lightsaber|1|deploy 5 power 5 ability 5 forfeit 7|pilot,warrior,permanent weapon,premium|lightsaber
108_4|L|character/rebel|•Obi-Wan With Lightsaber|1|deploy 5 power 5 ability 6 forfeit 8|warrior,permanent weapon,premium|lightsaber
108_5|D|character/alien|•Boba Fett With Blaster Rifle|1|deploy 5 power 4 ability 3 forfeit 5 armor 5|pilot,warrior,permanent weapon,premium|Black Sun agent,bounty hunter,blaster rifle,rifle
108_6|D|character/imperial|•Darth Vader With Lightsaber|1|deploy 6 power 6 ability 6 forfeit 7|pilot,warrior,permanent weapon,premium|lightsaber
109_1|L|character/rebel|•Chewie With Blaster Rifle|1|deploy 5 power 6 ability 2 forfeit 5|pilot,warrior,permanent weapon,premium|smuggler,blaster rifle,rifle,Wookiee
109_2|L|starship/starfighter|•Lando In Millennium Falcon|2|deploy 5 power 3 forfeit 6 maneuver 3 hyperspeed 5|independent,pilot,nav computer,scomp link,premium|modified light freighter,Independent starship
109_3|L|character/alien|•Lando With Blaster Pistol|1|deploy 4 power 3 ability 3 forfeit 5|pilot,warrior,permanent weapon,premium|gambler,leader,smuggler,blaster
109_4|L|objective|Quiet Mining Colony / Independent Operation|0||premium|
109_5|L|starship/starfighter|•••Z-95 Bespin Defense Fighter|2|deploy 2 power 2 forfeit 3 maneuver 4 hyperspeed 2|independent,pilot,nav computer,scomp link,premium|modified Z-95 Headhunter,Independent starship
109_6|D|character/droid|•4-LOM With Concussion Rifle|3|deploy 3 power 2 forfeit 3 armor 3|warrior,permanent weapon,premium|Black Sun agent,bounty hunter,information broker,thief,protocol droid
109_7|D|interrupt/used or starting|•Any Methods Necessary|4||premium|
109_8|D|starship/starfighter|•Boba Fett In Slave I|1|deploy 7 power 4 forfeit 4 maneuver 4 hyperspeed 4|independent,pilot,nav computer,scomp link,premium|Firespray-class attack ship,Independent starship
109_9|D|effect|•Crush The Rebellion|4||premium|
109_10|D|starship/starfighter|•Dengar In Punishing One|1|deploy 5 power 2 forfeit 5 maneuver 5 hyperspeed 3|independent,pilot,nav computer,scomp link,premium|Corellian JM 5000,Independent starship
109_11|D|character/droid|•IG-88 With Riot Gun|1|deploy 5 power 4 forfeit 3 armor 5|pilot,warrior,permanent weapon,premium|Black Sun agent,bounty hunter,assassin,assassin droid
109_12|D|objective|This Deal Is Getting Worse All The Time / Pray I Don't Alter It Any Further|0||premium|
110_1|L|character/rebel|•Boushh|1|deploy 6 power 3 ability 4 forfeit 7 armor 4|pilot,warrior,premium|Alderaanian,spy,female
110_2|L|character/rebel|•Master Luke|1|deploy 7 power 6 ability 5 forfeit 7|pilot,warrior,premium|
110_3|L|character/droid|•See-Threepio|2|deploy 3 power 1 forfeit 4|premium|protocol droid
110_4|L|objective|You Can Either Profit By This... / Or Be Destroyed|0||premium|
110_5|D|character/alien|•Bossk With Mortar Gun|1|deploy 5 power 4 ability 2 forfeit 3|pilot,warrior,permanent weapon,premium|Black Sun agent,bounty hunter,Trandoshan
110_6|D|objective|Court Of The Vile Gangster / I Shall Enjoy Watching You Die|0||premium|
110_7|D|character/alien|•Dengar With Blaster Carbine|2|deploy 5 power 3 ability 2 forfeit 3|pilot,warrior,permanent weapon,premium|Black Sun agent,bounty hunter,blaster,Corellian
110_8|D|starship/starfighter|•IG-88 In IG-2000|1|deploy 5 power 3 forfeit 4 maneuver 3 hyperspeed 3|independent,pilot,nav computer,scomp link,premium|Trilon Aggressor,Independent starship
110_9|D|character/alien|•Jodo Kast|2|deploy 4 power 3 ability 3 forfeit 3 armor 5|warrior,premium|Black Sun agent,bounty hunter,scout
110_10|D|character/alien/imperial|•Mara Jade, The Emperor's Hand|1|deploy 5 power 4 ability 5 forfeit 7|pilot,warrior,premium|spy,female
110_11|D|weapon/character|•Mara Jade's Lightsaber|1||premium|lightsaber
110_12|D|starship/starfighter|•Zuckuss In Mist Hunter|1|deploy 6 power 2 forfeit 5 maneuver 3 hyperspeed 5|independent,pilot,nav computer,scomp link,premium|Byblos G-1A transport,Independent starship
111_1|L|effect|•A New Secret Base|5||premium|
111_2|L|starship/starfighter|•Artoo-Detoo In Red 5|0 or 7|deploy 4 power 3 forfeit 5 maneuver 4 hyperspeed 5|nav computer,scomp link,premium|X-wing,Rebel starship
111_3|L|effect|•Echo Base Garrison|4||premium|
111_4|L|objective|Massassi Base Operations / One In A Million|0||premium|
111_5|L|character/rebel|•Prisoner 2187|1|deploy 0 power 4 ability 3 forfeit 6|warrior,premium|Alderaanian,senator,female
111_6|D|objective|Set Your Course For Alderaan / The Ultimate Power In The Universe|0||premium|
112_1|L|objective|Agents In The Court / No Love For The Empire|0||premium|
112_2|L|location/site|•Jabba's Palace: Antechamber|0|light 2 dark 1|interior,planet,premium|
112_3|L|character/alien|•Lando With Vibro-Ax|1|deploy 6 power 4 ability 3 forfeit 6|pilot,warrior,permanent weapon,premium|gambler,spy
112_4|L|effect|•Ounee Ta|4||premium|
112_5|L|character/alien|Palace Raider|2|deploy 2 power 1 ability 2 forfeit 3|pilot,warrior,premium|smuggler
112_6|L|vehicle/transport|Racing Skiff|4|deploy 2 power 1 forfeit 3 maneuver 4 landspeed 3|premium|skiff
112_7|L|effect|•Seeking An Audience|4||premium|
112_8|L|weapon/character|Stun Blaster|3||premium|blaster
112_9|L|location/site|•Tatooine: Hutt Trade Route (Desert)|0|light 2 dark 1|exterior,planet,premium|
112_10|L|effect|•Underworld Contacts|4||premium|
112_11|D|effect|•Hutt Influence|4||premium|
112_12|D|location/site|•Jabba's Palace: Lower Passages|0|light 1 dark 2|interior,planet,premium|
112_13|D|character/alien|Mercenary Pilot|2|deploy 2 power 2 ability 1 forfeit 3|pilot,warrior,premium|smuggler
112_14|D|character/alien|•Mighty Jabba|1|deploy 5 power 3 ability 4 forfeit 6|premium|gangster,leader,Hutt
112_15|D|objective|My Kind Of Scum / Fearless And Inventive|0||premium|
112_16|D|effect|•No Escape|4||premium|
112_17|D|effect|•Power Of The Hutt|4||premium|
112_18|D|vehicle/transport|Racing Skiff|4|deploy 2 power 1 forfeit 3 maneuver 4 landspeed 3|premium|skiff
112_19|D|weapon/character|Stun Blaster|3||premium|blaster
112_20|D|location/site|•Tatooine: Desert Heart|0|light 1 dark 2|exterior,planet,premium|
200_7|L|character/rebel|•Commander Luke Skywalker (V)|1|deploy 4 power 4 ability 4 forfeit 7|pilot,warrior,hoth,set 0|commander,leader,Rogue Squadron pilot
200_14|L|character/alien|•Han (V)|1|deploy 3 power 4 ability 3 forfeit 6|pilot,warrior,premium,set 0|gambler,Corellian
200_18|L|character/rebel|•Leia (V)|1|deploy 3 power 3 ability 4 forfeit 5|warrior,premium,set 0|Alderaanian,leader,female
200_19|L|character/alien|•Lobot (V)|1|deploy 2 power 2 ability 2 forfeit 5|cloud city,set 0|
200_20|L|character/rebel|•Luke Skywalker (V)|1|deploy 3 power 3 ability 4 forfeit 7|pilot,warrior,set 0|
200_28|L|defensive shield|•Simple Tricks And Nonsense|0||defensive shield,episode i,reflections 3,set d|
200_35|L|effect/starting|•Anger, Fear, Aggression (V)|4||dagobah,set 0|
200_42|L|effect|•K'lor'slug (V)|3||set 0|dejarik
200_50|L|interrupt/starting|•Careful Planning (V)|5||endor,set 0|
200_54|L|interrupt/used or lost|Jedi Levitation (V)|4||dagobah,set 0|
200_57|L|location/site|•Coruscant: Night Club|0|light 2 dark 2|interior,planet,episode i,set 0|
200_82|D|character/imperial|•Grand Moff Tarkin (V)|1|deploy 4 power 4 ability 3 forfeit 6|pilot,warrior,set 0|leader,moff
200_99|D|defensive shield|•Vote Of No Confidence|0||defensive shield,episode i,set d|
200_103|D|effect|•Aratech Corporation (V)|4||endor,set 0|
200_104|D|effect|Blaster Rack (V)|3||set 0|
200_106|D|effect|Establish Control (V)|4||episode i,coruscant,set 0|
200_109|D|effect|•Coarse And Rough And Irritating|4||episode i,set 0|
200_117|D|interrupt/starting|•Combat Readiness (V)|5||endor,set 0|
200_125|D|interrupt/used or starting|Surface Defense (V)|5||special edition,set 0|
201_5|L|character/rebel|•Princess Leia (V)|1|deploy 3 power 3 ability 4 forfeit 7|pilot,warrior,cloud city,set 1|Alderaanian,leader,senator,female
201_20|L|vehicle/combat|•Dash In Rogue 12|2|deploy 3 power 5 forfeit 5 maneuver 5 landspeed 4|hoth,pilot,set 1|T-47,snowspeeder,speeder,enclosed
201_30|D|effect|•Imperial Enforcement|5||set 1|
201_34|D|interrupt/starting|•According To My Design|4||death star ii,set 1|
216_9|D|location/site|•Mustafar: Private Platform (Docking Bay)|0|light 0 dark 1|interior,exterior,planet,scomp link,set 16|
`
