/**
 * Substance-level facts in the manner of the IMDG dangerous goods list, a demo library: the manufacturer's SDS decides.
 * UN|Chinese|English|initials|CAS|HS|class|subsidiary|packing group|marine pollutant|limited quantity|EmS|tank|state|flash point|density|segregation groups|note
 */
export const GOODS_TABLE = `
1230|甲醇|Methanol|jc|67-56-1|290511|3|6.1|II||1 L|F-E,S-D|T7|L|11|0.79||
1170|乙醇（无水）|Ethanol|yc|64-17-5|220710|3||II||1 L|F-E,S-D|T4|L|13|0.79||
1219|异丙醇|Isopropanol|ybc|67-63-0|290512|3||II||1 L|F-E,S-D|T4|L|12|0.79||
1120|正丁醇|n-Butanol|zdc|71-36-3|290513|3||III||5 L|F-E,S-D|T2|L|35|0.81||
1090|丙酮|Acetone|bt|67-64-1|291411|3||II||1 L|F-E,S-D|T4|L|-18|0.79||
1193|丁酮（甲乙酮）|Methyl ethyl ketone|dt|78-93-3|291412|3||II||1 L|F-E,S-D|T4|L|-9|0.81||
1245|甲基异丁基酮|Methyl isobutyl ketone|jjydjt|108-10-1|291413|3||II||1 L|F-E,S-D|T4|L|16|0.8||
1915|环己酮|Cyclohexanone|hjt|108-94-1|291422|3||III||5 L|F-E,S-D|T2|L|44|0.95||
1294|甲苯|Toluene|jb|108-88-3|290230|3||II||1 L|F-E,S-D|T4|L|4|0.87||
1307|二甲苯（混合）|Xylenes|ejb|1330-20-7|290244|3||III||5 L|F-E,S-D|T2|L|27|0.86||闪点<23℃的批次按PG II申报
1114|苯|Benzene|b|71-43-2|290220|3||II||1 L|F-E,S-D|T4|L|-11|0.88||
2055|苯乙烯（稳定的）|Styrene monomer, stabilized|byx|100-42-5|290250|3||III||5 L|F-E,S-D|T2|L|31|0.91||需稳定剂，注意抑制剂有效期
1173|乙酸乙酯|Ethyl acetate|ysyz|141-78-6|291531|3||II||1 L|F-E,S-D|T4|L|-4|0.9||
1123|乙酸正丁酯|n-Butyl acetate|yszdz|123-86-4|291533|3||III||5 L|F-E,S-D|T2|L|27|0.88||按实测闪点判PG II/III
2056|四氢呋喃|Tetrahydrofuran|sqfn|109-99-9|293211|3||II||1 L|F-E,S-D|T4|L|-14|0.89||
1155|乙醚|Diethyl ether|ym|60-29-7|290911|3||I||0|F-E,S-D|T11|L|-45|0.71||
1648|乙腈|Acetonitrile|yj|75-05-8|292690|3||II||1 L|F-E,S-D|T7|L|2|0.79||
1093|丙烯腈（稳定的）|Acrylonitrile, stabilized|bxj|107-13-1|292610|3|6.1|I||0|F-E,S-D|T14|L|-1|0.81||
1593|二氯甲烷|Dichloromethane|eljw|75-09-2|290312|6.1||III||5 L|F-A,S-A|T7|L||1.33|10|
1888|三氯甲烷（氯仿）|Chloroform|sljw|67-66-3|290313|6.1||III||5 L|F-A,S-A|T7|L||1.49|10|
1710|三氯乙烯|Trichloroethylene|slyx|79-01-6|290322|6.1||III||5 L|F-A,S-A|T4|L||1.46|10|
2265|N,N-二甲基甲酰胺|N,N-Dimethylformamide|ejjjxa|68-12-2|292419|3||III||5 L|F-E,S-D|T2|L|58|0.95||
2078|甲苯二异氰酸酯（TDI 80/20）|Toluene diisocyanate|jbeyqsz|26471-62-5|292910|6.1||II||100 ml|F-A,S-A|T7|L|127|1.22||
1671|苯酚（固体）|Phenol, solid|bf|108-95-2|290711|6.1||II||500 g|F-A,S-A|T3|S|79|1.07||
1547|苯胺|Aniline|ba|62-53-3|292141|6.1||II|MP|100 ml|F-A,S-A|T7|L|70|1.02||
1662|硝基苯|Nitrobenzene|xjb|98-95-3|290420|6.1||II||100 ml|F-A,S-A|T7|L|88|1.2||
2023|环氧氯丙烷|Epichlorohydrin|hylbw|106-89-8|291030|6.1|3|II|MP|100 ml|F-E,S-D|T7|L|31|1.18||
1280|环氧丙烷|Propylene oxide|hybw|75-56-9|291020|3||I||0|F-E,S-D|T11|L|-37|0.83||
1040|环氧乙烷|Ethylene oxide|hyyw|75-21-8|291010|2.3|2.1|||0|F-D,S-U|T50|G|-20|0.87||
1301|乙酸乙烯酯（稳定的）|Vinyl acetate, stabilized|ysyxz|108-05-4|291532|3||II||1 L|F-E,S-D|T4|L|-8|0.93||
1247|甲基丙烯酸甲酯（稳定的）|Methyl methacrylate monomer, stabilized|jjbxsjz|80-62-6|291614|3||II||1 L|F-E,S-D|T4|L|10|0.94||
2348|丙烯酸正丁酯（稳定的）|n-Butyl acrylate, stabilized|bxszdz|141-32-2|291612|3||III||5 L|F-E,S-D|T2|L|37|0.9||
2218|丙烯酸（稳定的）|Acrylic acid, stabilized|bxs|79-10-7|291611|8|3|II|MP|1 L|F-E,S-C|T7|L|48|1.05|1|
1830|硫酸（浓度>51%）|Sulphuric acid, >51%|ls|7664-93-9|280700|8||II||1 L|F-A,S-B|T8|L||1.84|1,1a|
1789|盐酸|Hydrochloric acid|ys|7647-01-0|280610|8||II||1 L|F-A,S-B|T8|L||1.18|1,1a|
2031|硝酸（65%~70%）|Nitric acid, 65–70%|xs|7697-37-2|280800|8|5.1|II||1 L|F-A,S-Q|T8|L||1.4|1,1a|<65%无次危险5.1；>70%为PG I且禁止客机/货机限制更严
1805|磷酸溶液|Phosphoric acid, solution|lsry|7664-38-2|280920|8||III||5 L|F-A,S-B|T4|L||1.69|1|
2789|冰乙酸|Acetic acid, glacial|bys|64-19-7|291521|8|3|II||1 L|F-E,S-C|T7|L|39|1.05|1|
1779|甲酸（浓度>85%）|Formic acid, >85%|js|64-18-6|291511|8|3|II||1 L|F-E,S-C|T7|L|50|1.22|1|
1823|氢氧化钠（固体/片碱）|Sodium hydroxide, solid|qyhn|1310-73-2|281511|8||II||1 kg|F-A,S-B|T3|S||2.13|18|
1824|氢氧化钠溶液（液碱）|Sodium hydroxide solution|qyhnry|1310-73-2|281512|8||II||1 L|F-A,S-B|T7|L||1.53|18|
1813|氢氧化钾（固体）|Potassium hydroxide, solid|qyhj|1310-58-3|281520|8||II||1 kg|F-A,S-B|T3|S||2.04|18|
2672|氨水（10%~35%）|Ammonia solution, 10–35%|as|1336-21-6|281420|8||III|MP|5 L|F-A,S-B|T7|L||0.91|2,18|
1791|次氯酸钠溶液|Hypochlorite solution|clsnry|7681-52-9|282890|8||III|MP|5 L|F-A,S-B|T4|L||1.2|8|
2014|过氧化氢水溶液（20%~60%）|Hydrogen peroxide, aqueous, 20–60%|gyhqsry|7722-84-1|284700|5.1|8|II||1 L|F-H,S-Q|T7|L||1.2|16|浓度>40%航空禁运
1942|硝酸铵|Ammonium nitrate|xsa|6484-52-2|310230|5.1||III||5 kg|F-H,S-Q|T1|S||1.72|2|仅限可燃物≤0.2%的品级；港区限量严格；国内按民用爆炸物品管理，商城不展示
1490|高锰酸钾|Potassium permanganate|gmsj|7722-64-7|284161|5.1||II|MP|1 kg|F-H,S-Q|T3|S||2.7|14|
1495|氯酸钠|Sodium chlorate|lsn|7775-09-9|282911|5.1||II||1 kg|F-H,S-Q|T3|S||2.49|4|
1500|亚硝酸钠|Sodium nitrite|yxsn|7632-00-0|283410|5.1|6.1|III|MP|5 kg|F-A,S-Q|T1|S||2.17|12|
1505|过硫酸钠|Sodium persulphate|glsn|7775-27-1|283340|5.1||III||5 kg|F-A,S-Q|T1|S||2.4||
1748|次氯酸钙（干的,有效氯>39%）|Calcium hypochlorite, dry|clsg|7778-54-3|282810|5.1||II|MP|1 kg|F-H,S-Q||S||2.35|8|多数班轮公司禁接或限接
3105|过氧化甲乙酮（D型液态有机过氧化物）|MEKP (organic peroxide type D, liquid)|gyhjyt|1338-23-4|290960|5.2||||125 ml|F-J,S-R||L||1.17|16|
1689|氰化钠（固体）|Sodium cyanide, solid|qhn|143-33-9|283711|6.1||I|MP|0|F-A,S-A|T6|S||1.6|6|
1350|硫磺|Sulphur|lh|7704-34-9|280200|4.1||III||5 kg|F-A,S-G|T1|S||2.07||成型(粒/片)硫磺按SP242不受限
1334|精萘|Naphthalene, refined|jn|91-20-3|290290|4.1||III|MP|5 kg|F-A,S-G|T1|S|79|1.14||
2213|多聚甲醛|Paraformaldehyde|djjq|30525-89-4|291260|4.1||III||5 kg|F-A,S-G|T1|S|70|1.42||
1396|铝粉（无涂层）|Aluminium powder, uncoated|lf|7429-90-5|760310|4.3||II||500 g|F-G,S-O|T3|S||2.7|15|
1402|碳化钙（电石）|Calcium carbide|thg|75-20-7|284910|4.3||II||500 g|F-G,S-N|T3|S||2.22||
1428|金属钠|Sodium|jsn|7440-23-5|280511|4.3||I||0|F-G,S-N|T9|S||0.97||
1381|黄磷（白磷）|Phosphorus, white or yellow|hl|12185-10-3|280470|4.2|6.1|I|MP|0|F-A,S-J|T9|S||1.82||
1849|硫化钠（含结晶水≥30%）|Sodium sulphide, hydrated|lhn|1313-82-2|283010|8||II||1 kg|F-A,S-B|T3|S||1.43|18|
2215|马来酸酐|Maleic anhydride|mlsg|108-31-6|291714|8||III||5 kg|F-A,S-B|T1|S|102|1.48|1|
2491|一乙醇胺|Ethanolamine|yyca|141-43-5|292211|8||III||5 L|F-A,S-B|T4|L|91|1.02|18|
1604|乙二胺|Ethylenediamine|yea|107-15-3|292121|8|3|II||1 L|F-E,S-C|T7|L|34|0.9|18|
1296|三乙胺|Triethylamine|sya|121-44-8|292119|3|8|II||1 L|F-E,S-C|T7|L|-11|0.73|18|
1203|汽油|Gasoline|qy|86290-81-5|271012|3||II|MP|1 L|F-E,S-E|T4|L|-40|0.74||
1263|油漆/涂料|Paint|yq||320890|3||III||5 L|F-E,S-E|T2|L|30|1.2||按闪点/粘度判PG；可能适用2.3.2.5高粘度豁免
1866|树脂溶液（易燃）|Resin solution|szry||390799|3||III||5 L|F-E,S-E|T2|L|28|1.05||
1133|胶粘剂（易燃）|Adhesives|jzj||350691|3||III||5 L|F-E,S-D|T2|L|28|1||
1075|液化石油气|Petroleum gases, liquefied|yhsyq|68476-85-7|271119|2.1||||0|F-D,S-U|T50|G|-60|0.55||
1005|无水氨（液氨）|Ammonia, anhydrous|wsa|7664-41-7|281410|2.3|8||MP|0|F-C,S-U|T50|G||0.6|2,18|
1017|氯（液氯）|Chlorine|l|7782-50-5|280110|2.3|5.1,8||MP|0|F-C,S-U|T50|G||1.41||
1018|二氟一氯甲烷（R22）|Chlorodifluoromethane (R22)|efyljw|75-45-6|290371|2.2||||120 ml|F-C,S-V|T50|G||1.21||受ODS进出口许可管理
3159|1,1,1,2-四氟乙烷（R134a）|1,1,1,2-Tetrafluoroethane (R134a)|sfyw|811-97-2|290345|2.2||||120 ml|F-C,S-V|T50|G||1.21||
3480|锂离子电池|Lithium ion batteries|llzdc||850760|9||||0|F-A,S-I||A||2||航空仅限货机且SoC≤30%
3082|环氧树脂（液态,环境危害）|Environmentally hazardous substance, liquid, n.o.s. (epoxy resin)|hysz|25068-38-6|390730|9||III|MP|5 L|F-A,S-F|T4|L|150|1.16||单件/内包装≤5 L可适用2.10.2.7豁免
3077|氧化锌（环境危害固体）|Environmentally hazardous substance, solid, n.o.s. (zinc oxide)|yhx|1314-13-2|281700|9||III|MP|5 kg|F-A,S-F|T1|S||5.6||
|聚合MDI|Polymeric MDI|jh|9016-87-9|390931||||||||L|200|1.23||多数规格不属危险货物，需鉴定报告
|乙二醇|Monoethylene glycol|yec|107-21-1|290531||||||||L|111|1.11||
|丙二醇|Propylene glycol|bec|57-55-6|290532||||||||L|103|1.04||
|甘油（丙三醇）|Glycerol|gy|56-81-5|290545||||||||L|160|1.26||
|白油|White mineral oil|by|8042-47-5|271019||||||||L|180|0.86||
|二甲基亚砜|Dimethyl sulfoxide|ejjyf|67-68-5|293090||||||||L|89|1.1||闪点>60℃，非危险货物；凝固点18.5℃需保温
|聚醚多元醇|Polyether polyol|jmdyc|9082-00-2|390729||||||||L|200|1.01||
|尿素|Urea|ns|57-13-6|310210||||||||S||1.32||出口法检商品
|纯碱（碳酸钠）|Sodium carbonate|cj|497-19-8|283620||||||||S||2.53||
|柠檬酸|Citric acid|nms|77-92-9|291814||||||||S||1.67||
|钛白粉|Titanium dioxide|tbf|13463-67-7|320611||||||||S||4.23||
`;
