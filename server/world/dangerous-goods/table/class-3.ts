/** Flammable liquids, as `read-goods.ts` names the columns. */
export const CLASS_3 = `
methanol|1230|甲醇|Methanol||67-56-1|290511|3|6.1|II||1 L||F-E,S-D|T7||L|11|0.79||A1|||P001,IBC02|||HHMMMM|||木精,工业酒精(甲醇),甲基醇,methyl alcohol,MeOH,wood alcohol,jc,jiachun,mj,gyjj,jjc
ethanol|1170|乙醇（无水）|Ethanol||64-17-5|220710|3||II||1 L||F-E,S-D|T4||L|13|0.79||A1|||P001,IBC02|||HHMMMM|||酒精,无水酒精,火酒,ethyl alcohol,EtOH,yc,yichun,jj,wsjj,hj
isopropanol|1219|异丙醇|Isopropanol||67-63-0|290512|3||II||1 L||F-E,S-D|T4||L|12|0.79||A1|||P001,IBC02|||HHMMMM|||IPA,2-丙醇,异丙基醇,isopropyl alcohol,2-propanol,ybc,yibingchun,2bc,ybjc
n-butanol|1120|正丁醇|n-Butanol||71-36-3|290513|3||III||5 L||F-E,S-D|T2||L|35|0.81||B1|||P001,IBC03,LP01|||HHMMMM|||丁醇,1-丁醇,NBA,n-butyl alcohol,1-butanol,zdc,zhengdingchun,dc,1dc
acetone|1090|丙酮|Acetone||67-64-1|291411|3||II||1 L||F-E,S-D|T4||L|-18|0.79||A1|||P001,IBC02|P3||HHMMMM|||二甲基酮,木酮,propanone,dimethyl ketone,bt,bingtong,ejjt,mt
mek|1193|丁酮（甲乙酮）|Methyl ethyl ketone||78-93-3|291412|3||II||1 L||F-E,S-D|T4||L|-9|0.81||A1|||P001,IBC02|P3||HHMMMM|||MEK,2-丁酮,甲乙酮,2-butanone,methyl ethyl ketone,dt,dingtong,2dt,jyt
mibk|1245|甲基异丁基酮|Methyl isobutyl ketone||108-10-1|291413|3||II||1 L||F-E,S-D|T4||L|16|0.8||A1|||P001,IBC02|||HHMMMM|||MIBK,4-甲基-2-戊酮,4-methyl-2-pentanone,jjydjt,jiajiyidingjitong,4jj2wt
cyclohexanone|1915|环己酮|Cyclohexanone||108-94-1|291422|3||III||5 L||F-E,S-D|T2||L|44|0.95||B1|||P001,IBC03,LP01|||HHMMMM|||CYC,环己基酮,安侬,anone,hjt,huanjitong,hjjt,an
toluene|1294|甲苯|Toluene||108-88-3|290230|3||II||1 L||F-E,S-D|T4||L|4|0.87||A1|||P001,IBC02|P3||HHMMMM|||甲基苯,TOL,methylbenzene,toluol,jb,jiaben,jjb
xylene|1307|二甲苯（混合）|Xylenes||1330-20-7|290244|3||III||5 L||F-E,S-D|T2||L|27|0.86||A1?|||P001,IBC03,LP01|||HHMMMM|闪点<23℃的批次按PG II申报||混二甲苯,MX,二甲苯溶剂,xylol,mixed xylenes,ejb,erjiaben,hejb,ejbrj
benzene|1114|纯苯|Benzene||71-43-2|290220|3||II||1 L||F-E,S-D|T4||L|-11|0.88||A1|||P001,IBC02|||HHMMMM|||苯,b,石油苯,benzol,ben,cb,syb
styrene|2055|苯乙烯（稳定的）|Styrene monomer, stabilized||100-42-5|290250|3||III||5 L||F-E,S-D|T2||L|31|0.91||B1|||P001,IBC03,LP01|||HHMMMM|需稳定剂，注意抑制剂有效期||SM,苯乙烯单体,乙烯基苯,vinylbenzene,byx,benyixi,byxdt,yxjb
ethyl-acetate|1173|乙酸乙酯|Ethyl acetate||141-78-6|291531|3||II||1 L||F-E,S-D|T4||L|-4|0.9||A1|||P001,IBC02|||HHMMMM|||醋酸乙酯,EAC,EA,EtOAc,acetic ester,ysyz,yisuanyizhi,csyz
butyl-acetate|1123|乙酸正丁酯|n-Butyl acetate||123-86-4|291533|3||III||5 L||F-E,S-D|T2||L|27|0.88||A1?|||P001,IBC03,LP01|||HHMMMM|按实测闪点判PG II/III||醋酸丁酯,BAC,NBAC,butyl ethanoate,yszdz,yisuanzhengdingzhi,csdz
thf|2056|四氢呋喃|Tetrahydrofuran||109-99-9|293211|3||II||1 L||F-E,S-D|T4||L|-14|0.89||A1|||P001,IBC02|||HHMMMM|||THF,1，4-环氧丁烷,oxolane,sqfn,siqingfunan,14hydw
diethyl-ether|1155|乙醚|Diethyl ether||60-29-7|290911|3||I||0||F-E,S-D|T11||L|-45|0.71||A1|||P001|P2||HHMMMM|||醚,二乙醚,乙基醚,ether,ethyl ether,ym,yimi,eym,yjm
acetonitrile|1648|乙腈|Acetonitrile||75-05-8|292690|3||II||1 L||F-E,S-D|T7||L|2|0.79||A1|||P001,IBC02|||HHMMMM|||ACN,甲基氰,methyl cyanide,yj,yijing,jjq
acrylonitrile|1093|丙烯腈（稳定的）|Acrylonitrile, stabilized||107-13-1|292610|3|6.1|I||0||F-E,S-D|T14||L|-1|0.81||A1|||P001|||HHMMMM|||AN,乙烯基氰,vinyl cyanide,bxj,bingxijing,yxjq
dmf|2265|N,N-二甲基甲酰胺|N,N-Dimethylformamide||68-12-2|292419|3||III||5 L||F-E,S-D|T2||L|58|0.95||B1?|||P001,IBC03,LP01|||HHMMMM|||DMF,二甲基甲酰胺,nnejjjxa,erjiajijiaxianan,ejjjxa
po|1280|环氧丙烷|Propylene oxide||75-56-9|291020|3||I||0||F-E,S-D|T11||L|-37|0.83||A1|||P001|||HHMMMM|||PO,氧化丙烯,甲基环氧乙烷,1，2-epoxypropane,hybw,huanyangbingwan,yhbx,jjhyyw
vam|1301|乙酸乙烯酯（稳定的）|Vinyl acetate, stabilized||108-05-4|291532|3||II||1 L||F-E,S-D|T4||L|-8|0.93||A1|||P001,IBC02|||HHMMMM|||VAM,醋酸乙烯,醋酸乙烯酯,ysyxz,yisuanyixizhi,csyx,csyxz
mma|1247|甲基丙烯酸甲酯（稳定的）|Methyl methacrylate monomer, stabilized||80-62-6|291614|3||II||1 L||F-E,S-D|T4||L|10|0.94||A1|||P001,IBC02|||HHMMMM|||MMA,甲基丙烯酸甲酯单体,jjbxsjz,jiajibingxisuanjiazhi,jjbxsjzdt
butyl-acrylate|2348|丙烯酸正丁酯（稳定的）|n-Butyl acrylate, stabilized||141-32-2|291612|3||III||5 L||F-E,S-D|T2||L|37|0.9||B1|||P001,IBC03,LP01|||HHMMMM|||BA,丙烯酸丁酯,bxszdz,bingxisuanzhengdingzhi,bxsdz
tea|1296|三乙胺|Triethylamine||121-44-8|292119|3|8|II||1 L||F-E,S-C|T7||L|-11|0.73|18|A1|||P001,IBC02|||HHMMMM|||TEA,三乙基胺,N，N-diethylethanamine,sya,sanyian,syja
gasoline|1203|汽油|Gasoline||86290-81-5|271012|3||II|MP|1 L||F-E,S-E|T4||L|-40|0.74||A1|||P001,IBC02|||HHMMMM|||车用汽油,无铅汽油,溶剂汽油,petrol,motor spirit,qy,qiyou,cyqy,wqqy,rjqy
paint|1263|油漆/涂料|Paint|||320890|3||III||5 L||F-E,S-E|T2||L|30|1.2||B1?|||P001,IBC03,LP01/PP1|?||HHMMMM|按闪点/粘度判PG；可能适用2.3.2.5高粘度豁免||yq,涂料,漆,防锈漆,醇酸漆,paint,coating,lacquer,yqtl,youqituliao,tl,fxq,csq
resin|1866|树脂溶液（易燃）|Resin solution|||390799|3||III||5 L||F-E,S-E|T2||L|28|1.05||B1?|||P001,IBC03,LP01/PP1|?||HHMMMM|||树脂,醇酸树脂,不饱和树脂(含溶剂),resin,UPR,szry,shuzhirongye,sz,cssz,bbhsz
adhesive|1133|胶粘剂（易燃）|Adhesives|||350691|3||III||5 L||F-E,S-D|T2||L|28|1||B1?|||P001,IBC03,LP01/PP1|?||HHMMMM|||jzj,胶水,粘合剂,粘接剂,glue,adhesive,jnj,jiaonianji,js,nhj,njj
flam-liq-nos-i|1993|易燃液体,未另作规定的|Flammable liquid, n.o.s.||||3||I||0|E3|F-E,S-E|T11|TP1,TP27|L||||A1|!^异戊烷,石油醚||P001|?|1234|HHHMHL|须加注技术名称||易燃液体NOS,易燃液体N.O.S.,1993,flammable liquid nos,易燃液体，未另列明的,异戊烷，石油醚,yryt,yiranyeti,yrytnos,yrytwllmd,ywwsym
flam-liq-nos-ii|1993|易燃液体,未另作规定的|Flammable liquid, n.o.s.||||3||II||1 L|E2|F-E,S-E|T7|TP1,TP8,TP28|L||||A1|!^异丙醇,乙酸乙酯||P001,IBC02|?|1234|HHHMHL|须加注技术名称||易燃液体NOS,清洗剂,脱模剂,1993,flammable liquid nos,cleaner,易燃液体，未另列明的,异丙醇，乙酸乙酯,yryt,yiranyeti,yrytnos,qxj,tmj,yrytwllmd,ybcysyz
flam-liq-nos-iii|1993|易燃液体,未另作规定的|Flammable liquid, n.o.s.||||3||III||5 L|E1|F-E,S-E|T4|TP1,TP29|L||||A1?|!^二甲苯,溶剂石脑油||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||易燃液体NOS,稀释剂,1993,flammable liquid nos,易燃液体，未另列明的,二甲苯，溶剂石脑油,yryt,yiranyeti,yrytnos,xsj,yrytwllmd,ejbrjsny
flam-cor-nos-i|2924|易燃液体,腐蚀性,未另作规定的|Flammable liquid, corrosive, n.o.s.||||3|8|I||0|E0|F-E,S-C|T14|TP2|L||||A1|!写明一至两个主要危险成分||P001|?|1234|HHHMHL|须加注技术名称||易燃腐蚀液体,2924,易燃液体，腐蚀性，未另列明的,yrytfsx,yiranyetifushixing,yrfsyt
flam-cor-nos-ii|2924|易燃液体,腐蚀性,未另作规定的|Flammable liquid, corrosive, n.o.s.||||3|8|II||1 L|E2|F-E,S-C|T11|TP2,TP27|L||||A1|!^六甲基二硅氮烷||P001,IBC02|?|1234|HHHMHL|须加注技术名称||易燃腐蚀液体,2924,易燃液体，腐蚀性，未另列明的,六甲基二硅氮烷,yrytfsx,yiranyetifushixing,yrfsyt,ljjegdw
flam-cor-nos-iii|2924|易燃液体,腐蚀性,未另作规定的|Flammable liquid, corrosive, n.o.s.||||3|8|III||5 L|E1|F-E,S-C|T7|TP1,TP28|L||||A1?|!写明一至两个主要危险成分||P001,IBC03|?|1234|HHHMHL|须加注技术名称||易燃腐蚀液体,2924,易燃液体，腐蚀性，未另列明的,yrytfsx,yiranyetifushixing,yrfsyt
flam-tox-nos-i|1992|易燃液体,毒性,未另作规定的|Flammable liquid, toxic, n.o.s.||||3|6.1|I||0|E0|F-E,S-D|T14|TP2,TP27|L||||A1|!写明主要易燃与毒性成分||P001|?|123|HHHMML|须加注技术名称||易燃有毒液体,1992,易燃液体，毒性，未另列明的,yrytdx,yiranyetiduxing,yrydyt
flam-tox-nos-ii|1992|易燃液体,毒性,未另作规定的|Flammable liquid, toxic, n.o.s.||||3|6.1|II||1 L|E2|F-E,S-D|T7|TP2|L||||A1|!^甲醇,丙酮||P001,IBC02|?|123|HHHMML|须加注技术名称||易燃有毒液体,1992,易燃液体，毒性，未另列明的,甲醇，丙酮,yrytdx,yiranyetiduxing,yrydyt,jcbt
flam-tox-nos-iii|1992|易燃液体,毒性,未另作规定的|Flammable liquid, toxic, n.o.s.||||3|6.1|III||5 L|E1|F-E,S-D|T7|TP1,TP28|L||||A1?|!写明主要易燃与毒性成分||P001,IBC03|?|1234|HHHMHL|须加注技术名称||易燃有毒液体,1992,易燃液体，毒性，未另列明的,yrytdx,yiranyetiduxing,yrydyt
flam-tox-cor-nos-ii|3286|易燃液体,毒性,腐蚀性,未另作规定的|Flammable liquid, toxic, corrosive, n.o.s.||||3|6.1,8|II||1 L|E2|F-E,S-C|T11|TP2,TP27|L||||A1|!写明主要危险成分||P001,IBC02|?|123|HHHMML|须加注技术名称||易燃有毒腐蚀液体,3286,易燃液体，毒性，腐蚀性，未另列明的,yrytdxfsx,yiranyetiduxingfushixing,yrydfsyt
alcohol-tox-nos-ii|1986|醇类,易燃,毒性,未另作规定的|Alcohols, flammable, toxic, n.o.s.||||3|6.1|II||1 L|E2|F-E,S-D|T11|TP2,TP27|L||||A1|!^甲醇,异丙醇||P001,IBC02|?|123|HHHMML|须加注技术名称||有毒醇类,1986,醇类，易燃，毒性，未另列明的,甲醇，异丙醇,clyrdx,chunleiyiranduxing,ydcl,jcybc
alcohol-tox-nos-iii|1986|醇类,易燃,毒性,未另作规定的|Alcohols, flammable, toxic, n.o.s.||||3|6.1|III||5 L|E1|F-E,S-D|T7|TP1,TP28|L||||A1?|!^炔丙醇溶液||P001,IBC03|?|1234|HHHMHL|须加注技术名称||有毒醇类,1986,醇类，易燃，毒性，未另列明的,炔丙醇溶液,clyrdx,chunleiyiranduxing,ydcl,qbcry
alcohol-nos-ii|1987|醇类,未另作规定的|Alcohols, n.o.s.||||3||II||1 L|E2|F-E,S-D|T7|TP1,TP8,TP28|L||||A1|!^乙醇,异丙醇||P001,IBC02|?|1234|HHHMHL|须加注技术名称||混合醇,变性酒精,1987,denatured alcohol,醇类，未另列明的,乙醇，异丙醇,cl,chunlei,hhc,bxjj,clwllmd,ycybc
alcohol-nos-iii|1987|醇类,未另作规定的|Alcohols, n.o.s.||||3||III||5 L|E1|F-E,S-D|T4|TP1,TP29|L||||A1?|!^2-丁醇||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||混合醇,免洗洗手液,1987,hand sanitizer,醇类，未另列明的,2-丁醇,cl,chunlei,hhc,mxxsy,clwllmd,2dc
aldehyde-nos-ii|1989|醛类,未另作规定的|Aldehydes, n.o.s.||||3||II||1 L|E2|F-E,S-D|T7|TP1,TP8,TP28|L||||A1|!写明醛的名称||P001,IBC02|?|1234|HHHMHL|须加注技术名称||混合醛,1989,醛类，未另列明的,ql,quanlei,hhq,qlwllmd
aldehyde-nos-iii|1989|醛类,未另作规定的|Aldehydes, n.o.s.||||3||III||5 L|E1|F-E,S-D|T4|TP1,TP29|L||||A1?|!^正癸醛||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||香料醛,1989,醛类，未另列明的,正癸醛,ql,quanlei,xlq,qlwllmd,zgq
ketone-nos-ii|1224|酮类,液体,未另作规定的|Ketones, liquid, n.o.s.||||3||II||1 L|E2|F-E,S-D|T7|TP1,TP8,TP28|L||||A1|!写明酮的名称||P001,IBC02|?|1234|HHHMHL|须加注技术名称||混合酮,1224,酮类，液体，未另列明的,tlyt,tongleiyeti,hht,tlytwllmd
ketone-nos-iii|1224|酮类,液体,未另作规定的|Ketones, liquid, n.o.s.||||3||III||5 L|E1|F-E,S-D|T4|TP1,TP29|L||||A1?|!^2-庚酮||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||混合酮,1224,酮类，液体，未另列明的,2-庚酮,tlyt,tongleiyeti,hht,tlytwllmd,2gt
hc-liq-nos-i|3295|烃类,液体,未另作规定的|Hydrocarbons, liquid, n.o.s.||||3||I||500 ml|E3|F-E,S-D|T11|TP1,TP8,TP28|L||||A1|!^异戊烷||P001|?|1234|HHHMHL|须加注技术名称||烃类溶剂,3295,烃类，液体，未另列明的,异戊烷,tlyt,tingleiyeti,tlrj,tlytwllmd,yww
hc-liq-nos-ii|3295|烃类,液体,未另作规定的|Hydrocarbons, liquid, n.o.s.||||3||II||1 L|E2|F-E,S-D|T7|TP1,TP8,TP28|L||||A1|!^异己烷||P001,IBC02|?|1234|HHHMHL|须加注技术名称||异构烷烃,溶剂油,3295,isoparaffin,烃类，液体，未另列明的,异己烷,tlyt,tingleiyeti,ygwt,rjy,tlytwllmd,yjw
hc-liq-nos-iii|3295|烃类,液体,未另作规定的|Hydrocarbons, liquid, n.o.s.||||3||III||5 L|E1|F-E,S-D|T4|TP1,TP29|L||||A1?|!^C9芳烃||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||C9芳烃,S100溶剂油,3295,solvent naphtha,烃类，液体，未另列明的,tlyt,tingleiyeti,c9ft,s100rjy,tlytwllmd
petro-dist-ii|1268|石油馏出物,未另作规定的|Petroleum distillates, n.o.s.||64742-49-0|271012|3||II||1 L|E2|F-E,S-E|T7|TP1,TP8,TP28|L||||A1|!^石脑油||P001,IBC02||1234|MHHMHM|须加注技术名称||石脑油,石油醚,120号溶剂油,naphtha,petroleum ether,石油馏出物，未另列明的,sylcw,shiyouliuchuwu,sny,sym,120hrjy,sylcwwllmd
petro-dist-iii|1268|石油馏出物,未另作规定的|Petroleum distillates, n.o.s.||64742-95-6|271012|3||III||5 L|E1|F-E,S-E|T4|TP1,TP29|L||||A1?|!^重芳烃溶剂油||P001,IBC03,LP01||1234|MHHMHM|须加注技术名称||溶剂油,芳烃溶剂,D40,solvent naphtha,aromatic 100,石油馏出物，未另列明的,重芳烃溶剂油,sylcw,shiyouliuchuwu,rjy,ftrj,sylcwwllmd,zftrjy
diesel|1202|柴油|Gas oil or diesel fuel or heating oil, light|DIESEL FUEL|68334-30-5|271019|3||III||5 L|E1|F-E,S-E|T2|TP1|L||0.84||A1?|||P001,IBC03,LP01||1234|MHHMHM|2023年起柴油全部列入危险化学品目录||车用柴油,瓦斯油,轻质燃料油,0号柴油,diesel,gasoil,heating oil,cy,chaiyou,cycy,wsy,qzrly,0hcy
kerosene|1223|煤油|Kerosene||8008-20-6|271019|3||III||5 L|E1|F-E,S-E|T2|TP2|L|38|0.8||B1|||P001,IBC03,LP01||1234|MHHMHM|||灯油,火油,kerosine,paraffin oil,my,meiyou,dy,hy
jet-fuel|1863|燃料,航空用,涡轮发动机|Fuel, aviation, turbine engine|||271019|3||III||5 L|E1|F-E,S-E|T2|TP1|L|38|0.8||B1|||P001,IBC03,LP01||1234|MHHMHM|||航空煤油,喷气燃料,航煤,jet A-1,aviation kerosene,rlhkywlfdj,ranliaohangkongyongwolunfadongji,hkmy,pqrl,hm
turpentine|1299|松节油|Turpentine||8006-64-2|380510|3||III|MP|5 L|E1|F-E,S-E|T2|TP1|L|35|0.86||B1|||P001,IBC03,LP01||1234|MHHMHM||TP:ADR TP1;49 CFR TP2|松香水,gum turpentine,sjy,songjieyou,sxs
white-spirit|1300|松节油代用品|Turpentine substitute||8052-41-3|271012|3||III||5 L|E1|F-E,S-E|T2|TP1|L|38|0.78||B1|||P001,IBC03,LP01||1234|MHHMHM|||白电油,石油溶剂,200号溶剂油,white spirit,mineral spirits,sjydyp,songjieyoudaiyongpin,bdy,syrj,200hrjy
terpene-nos|2319|萜烃,未另作规定的|Terpene hydrocarbons, n.o.s.||||3||III||5 L|E1|F-E,S-D|T4|TP1,TP29|L||||A1?|!^双戊烯,月桂烯||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||萜烯,松油烯,terpenes,萜烃，未另列明的,双戊烯，月桂烯,tt,tieting,tx,syx,ttwllmd,swxygx
coating-i|1139|涂料溶液|Coating solution|||320890|3||I||500 ml|E3|F-E,S-E|T11|TP1,TP8,TP27|L||||A1|||P001||1234|MHHMHM|含表面处理或工业涂层,如车辆底漆、桶内衬||涂层溶液,底漆,coating,tlry,tuliaorongye,tcry,dq
coating-ii|1139|涂料溶液|Coating solution|||320890|3||II||5 L|E2|F-E,S-E|T4|TP1,TP8|L||||A1|||P001,IBC02||1234|MHHMHM|含表面处理或工业涂层,如车辆底漆、桶内衬||涂层溶液,底漆,coating,tlry,tuliaorongye,tcry,dq
coating-iii|1139|涂料溶液|Coating solution|||320890|3||III||5 L|E1|F-E,S-E|T2|TP1|L||||A1?|||P001,IBC03,LP01||1234|MHHMHM|含表面处理或工业涂层,如车辆底漆、桶内衬||涂层溶液,底漆,coating,tlry,tuliaorongye,tcry,dq
perfume-ii|1266|香料制品（含易燃溶剂）|Perfumery products with flammable solvents|PERFUMERY PRODUCTS||330300|3||II||5 L|E2|F-E,S-D|T4|TP1,TP8|L||||A1|||P001,IBC02||1234|MHHMML||客机每件净量:49 CFR 15 L;UPS按IATA 5 L,取小|香水,花露水,香薰,古龙水,perfume,fragrance,eau de toilette,xlzp,xiangliaozhipin,xs,hls,xx,gls
perfume-iii|1266|香料制品（含易燃溶剂）|Perfumery products with flammable solvents|PERFUMERY PRODUCTS||330300|3||III||5 L|E1|F-E,S-D|T2|TP1|L||||A1?|||P001,IBC03,LP01||1234|MHHMHL|||香水,无火香薰,车载香水,perfume,reed diffuser,xlzp,xiangliaozhipin,xs,whxx,czxs
paint-i|1263|油漆/涂料|Paint|||320890|3||I||500 ml|E3|F-E,S-E|T11|TP1,TP8,TP27|L||||A1|||P001||1234|MHHMHM|闪点<23℃且初沸点≤35℃||油漆,漆,paint,lacquer,yqtl,youqituliao,yq
paint-ii|1263|油漆/涂料|Paint|||320890|3||II||5 L|E2|F-E,S-E|T4|TP1,TP8,TP28|L||||A1|||P001,IBC02/PP1||1234|MHHMHM|闪点<23℃;黏度大时可按2.3.2.2降为III||油漆,清漆,聚氨酯漆,环氧漆,paint,varnish,enamel,yqtl,youqituliao,yq,qq,jazq,hyq
paint-rel-ii|1263|涂料的相关材料|Paint related material|||381400|3||II||5 L|E2|F-E,S-E|T4|TP1,TP8,TP28|L||||A1|||P001,IBC02/PP1||1234|MHHMHM|||稀释剂,天那水,香蕉水,洗枪水,脱漆剂,thinner,reducer,paint remover,tldxgcl,tuliaodexiangguancailiao,xsj,tns,xjs,xqs,tqj
paint-rel-iii|1263|涂料的相关材料|Paint related material|||381400|3||III||5 L|E1|F-E,S-E|T2|TP1,TP29|L||||A1?|||P001,IBC03,LP01/PP1||1234|MHHMHM|||稀释剂,固化剂(易燃),松香水,thinner,hardener,tldxgcl,tuliaodexiangguancailiao,xsj,ghj,sxs
resin-i|1866|树脂溶液（易燃）|Resin solution||||3||I||500 ml|E3|F-E,S-E|T11|TP1,TP8,TP28|L||||A1|||P001||1234|HHHMHM|||树脂,resin solution,szry,shuzhirongye,sz
resin-ii|1866|树脂溶液（易燃）|Resin solution||||3||II||5 L|E2|F-E,S-E|T4|TP1,TP8|L||||A1|||P001,IBC02/PP1||1234|HHHMHM|||丙烯酸树脂溶液,醇酸树脂,acrylic resin solution,szry,shuzhirongye,bxsszry,cssz
adhesive-i|1133|胶粘剂（易燃）|Adhesives|||350691|3||I||500 ml|E3|F-E,S-D|T11|TP1,TP8,TP27|L||||A1|||P001||1234|MHHMHM|||胶水,adhesive,jnj,jiaonianji,js
adhesive-ii|1133|胶粘剂（易燃）|Adhesives|||350691|3||II||5 L|E2|F-E,S-D|T4|TP1,TP8|L||||A1|||P001,IBC02/PP1||1234|MHHMHM|||万能胶,氯丁胶,PU胶,胶水,contact adhesive,glue,jnj,jiaonianji,wnj,ldj,puj,js
ink-ii|1210|印刷油墨（易燃）|Printing ink|||321519|3||II||5 L|E2|F-E,S-D|T4|TP1,TP8|L||||A1|||P001,IBC02/PP1||1234|MHHMHM|||油墨,凹印油墨,溶剂油墨,printing ink,gravure ink,ysym,yinshuayoumo,ym,ayym,rjym
ink-iii|1210|印刷油墨（易燃）|Printing ink|||321519|3||III||5 L|E1|F-E,S-D|T2|TP1|L||||A1?|||P001,IBC03,LP01/PP1||1234|MHHMHM|||油墨,丝印油墨,screen ink,ysym,yinshuayoumo,ym,syym
extract-ii|1197|液态萃取物（调味或增香用）|Extracts, liquid, for flavour or aroma|EXTRACTS, LIQUID|||3||II||5 L|E2|F-E,S-D|T4|TP1,TP8|L||||A1|||P001,IBC02||1234|HHHMHL|||香精,食用香精,萃取液,flavouring,fragrance extract,ytcqw,yetaicuiquwu,xj,syxj,cqy
extract-iii|1197|液态萃取物（调味或增香用）|Extracts, liquid, for flavour or aroma|EXTRACTS, LIQUID|||3||III||5 L|E1|F-E,S-D|T2|TP1|L||||A1?|||P001,IBC03,LP01||1234|HHHMHL|||香精,食用香精,flavouring,ytcqw,yetaicuiquwu,xj,syxj
polyester-kit|3269|聚酯树脂器材（液体基料）|Polyester resin kit, liquid base material|POLYESTER RESIN KIT|||3||III||5 L||F-E,S-D|||L||||A1?|||P302||124|HMHMHL|基料为3类,活化剂为5.2类|包装类别:IMDG III;49 CFR 无|原子灰,聚酯腻子,修补胶套装,body filler kit,putty,jzszqc,juzhishuzhiqicai,yzh,jznz,xbjtz
alc-bev-ii|3065|酒精饮料（按体积酒精超过70%）|Alcoholic beverages, with more than 70% alcohol by volume|ALCOHOLIC BEVERAGES||220890|3||II||5 L|E2|F-E,S-D|T4|TP1|L||||A1|||P001,IBC02/PP2||1234|MHHMMM|||高度酒,原酒,spirits,jjyl,jiujingyinliao,gdj,yj
alc-bev-iii|3065|酒精饮料（按体积酒精超过24%但不超过70%）|Alcoholic beverages, with more than 24% but not more than 70% alcohol by volume|ALCOHOLIC BEVERAGES||220890|3||III||5 L|E1|F-E,S-D|T2|TP1|L||||A1?|||P001,IBC03/PP2||1234|MHHMMM|海运另有小包装豁免,见SP145||白酒,烈酒,威士忌,白兰地,baijiu,liquor,spirits,jjyl,jiujingyinliao,bj,lj,wsj,bld
ethanol-sol-iii|1170|乙醇溶液|Ethanol solution|ETHANOL SOLUTION (ETHYL ALCOHOL SOLUTION)|64-17-5||3||III||5 L|E1|F-E,S-D|T2|TP1|L||||A1?|||P001,IBC03,LP01||1234|HHHMHM|体积浓度约24%～70%且闪点23～60℃||酒精溶液,医用酒精,稀乙醇,ethyl alcohol solution,ycry,yichunrongye,jjry,yyjj,xyc
tert-butanol|1120|叔丁醇|Butanols||75-65-0|290514|3||II||1 L|E2|F-E,S-D|T4|TP1,TP29|L|11|0.78||A1|||P001,IBC02||1234|HHHMHM|凝固点约25℃,罐装须加温||TBA,2-甲基-2-丙醇,tert-butanol,sdc,shudingchun,2jj2bc
isobutanol|1212|异丁醇|Isobutanol|ISOBUTANOL (ISOBUTYL ALCOHOL)|78-83-1|290514|3||III||5 L|E1|F-E,S-D|T2|TP1|L|28|0.8||B1|||P001,IBC03,LP01||1234|HHHMHM|||2-甲基-1-丙醇,isobutyl alcohol,IBA,ydc,yidingchun,2jj1bc
n-propanol|1274|正丙醇|n-Propanol|n-PROPANOL (PROPYL ALCOHOL, NORMAL)|71-23-8|290512|3||II||1 L|E2|F-E,S-D|T4|TP1|L|15|0.8||A1|||P001,IBC02||1234|HHHMHM|||1-丙醇,propyl alcohol,NPA,zbc,zhengbingchun,1bc
isoamyl-alcohol|1105|戊醇类（异戊醇）|Pentanols||123-51-3|290519|3||III||5 L|E1|F-E,S-D|T2|TP1|L|43|0.81||B1|||P001,IBC03,LP01||1234|HHHMHM|||异戊醇,3-甲基-1-丁醇,isoamyl alcohol,wcl,wuchunlei,ywc,3jj1dc
xylene-ii|1307|二甲苯（混合）|Xylenes||1330-20-7|290244|3||II||1 L|E2|F-E,S-D|T4|TP1|L|22|0.86||A1|||P001,IBC02||1234|MHHMHM|闪点<23℃的批次||混二甲苯,xylol,ejb,erjiaben,hejb
cyclohexane|1145|环己烷|Cyclohexane||110-82-7|290211|3||II||1 L|E2|F-E,S-D|T4|TP1|L|-18|0.78||A1|||P001,IBC02||1234|HHHMHM|||六氢化苯,CYX,hjw,huanjiwan,lqhb
methylcyclohexane|2296|甲基环己烷|Methylcyclohexane||108-87-2|290219|3||II|MP|1 L|E2|F-E,S-D|T4|TP1|L|-4|0.77||A1|||P001,IBC02||1234|HHHMHM||TP:ADR TP1;49 CFR TP2|六氢甲苯,MCH,jjhjw,jiajihuanjiwan,lqjb
cyclopentane|1146|环戊烷|Cyclopentane||287-92-3|290219|3||II||1 L|E2|F-E,S-D|T7|TP1|L|-37|0.75||A1|||P001,IBC02||1234|HHHMHM|||发泡剂环戊烷,blowing agent,hww,huanwuwan,fpjhww
hexane|1208|己烷|Hexanes||110-54-3|290110|3||II|MP|1 L|E2|F-E,S-D|T4|TP1|L|-22|0.66||A1|||P001,IBC02||1234|HHHMHM||TP:ADR TP1;49 CFR TP2|正己烷,植物油抽提溶剂,n-hexane,jw,jiwan,zjw,zwyctrj
heptane|1206|庚烷|Heptanes||142-82-5|290110|3||II|MP|1 L|E2|F-E,S-D|T4|TP1|L|-4|0.68||A1|||P001,IBC02||1234|HHHMHM||TP:ADR TP1;49 CFR TP2|正庚烷,n-heptane,gw,gengwan,zgw
octane|1262|辛烷|Octanes||111-65-9|290110|3||II|MP|1 L|E2|F-E,S-E|T4|TP1|L|13|0.7||A1|||P001,IBC02||1234|HHHMHM||TP:ADR TP1;49 CFR TP2|正辛烷,n-octane,xw,xinwan,zxw
pentane|1265|戊烷（液体）|Pentanes, liquid|PENTANES|109-66-0|290110|3||II||1 L|E2|F-E,S-D|T4|TP1|L|-40|0.63||A1|||P001,IBC02/B8||1234|HHHMHM|异戊烷初沸点≤35℃,按PG I||正戊烷,n-pentane,ww,wuwan,zww
isopentane|1265|戊烷（液体）|Pentanes, liquid|PENTANES|78-78-4|290110|3||I||0|E3|F-E,S-D|T11|TP2|L|-56|0.62||A1|||P001||1234|HHHMHM|异戊烷||异戊烷,2-甲基丁烷,isopentane,ww,wuwan,yww,2jjdw
ethylbenzene|1175|乙苯|Ethylbenzene||100-41-4|290260|3||II||1 L|E2|F-E,S-D|T4|TP1|L|18|0.87||A1|||P001,IBC02||1234|HHHMHM||闪点:IMDG观察值 22℃;本表 18℃|苯乙烷,EB,yb,yiben,byw
cumene|1918|异丙苯|Isopropylbenzene||98-82-8|290270|3||III||5 L|E1|F-E,S-E|T2|TP1|L|31|0.86||B1|||P001,IBC03,LP01||1234|HHHMHM|||枯烯,cumene,ybb,yibingben,kx
mesitylene|2325|1,3,5-三甲基苯|1,3,5-Trimethylbenzene||108-67-8|290290|3||III|MP|5 L|E1|F-E,S-D|T2|TP1|L|44|0.86||B1|||P001,IBC03,LP01||1234|HHHMHM||TP:ADR TP1;49 CFR TP2|均三甲苯,mesitylene,135sjjb,sanjiajiben,jsjb
chlorobenzene|1134|氯苯|Chlorobenzene||108-90-7|290391|3||III||5 L|E1|F-E,S-D|T2|TP1|L|29|1.11|10|B1|||P001,IBC03,LP01||1234|HHHMHM|||一氯化苯,monochlorobenzene,MCB,lb,lvben,ylhb
isobutyl-acetate|1213|乙酸异丁酯|Isobutyl acetate||110-19-0|291539|3||II||1 L|E2|F-E,S-D|T4|TP1|L|18|0.87||A1|||P001,IBC02||1234|HHHMHM|||醋酸异丁酯,IBAC,ysydz,yisuanyidingzhi,csydz
isopropyl-acetate|1220|乙酸异丙酯|Isopropyl acetate||108-21-4|291539|3||II||1 L|E2|F-E,S-D|T4|TP1|L|2|0.87||A1|||P001,IBC02||1234|HHHMHM||闪点:IMDG观察值 11℃;本表 2℃|醋酸异丙酯,IPAC,ysybz,yisuanyibingzhi,csybz
n-propyl-acetate|1276|乙酸正丙酯|n-Propyl acetate||109-60-4|291539|3||II||1 L|E2|F-E,S-D|T4|TP1|L|12|0.89||A1|||P001,IBC02||1234|HHHMHM|||醋酸正丙酯,NPAC,yszbz,yisuanzhengbingzhi,cszbz
methyl-acetate|1231|乙酸甲酯|Methyl acetate||79-20-9|291539|3||II||1 L|E2|F-E,S-D|T4|TP1|L|-10|0.93||A1|||P001,IBC02||1234|HHHMHM|||醋酸甲酯,MeOAc,ysjz,yisuanjiazhi,csjz
amyl-acetate|1104|乙酸戊酯类|Amyl acetates||123-92-2|291539|3||III||5 L|E1|F-E,S-D|T2|TP1|L|25|0.87||A1|||P001,IBC03,LP01||1234|HHHMHM|||乙酸异戊酯,香蕉油,isoamyl acetate,yswzl,yisuanwuzhilei,ysywz,xjy
dmc|1161|碳酸二甲酯|Dimethyl carbonate||616-38-6|292090|3||II||1 L|E2|F-E,S-D|T4|TP1|L|17|1.07||A1|||P001,IBC02||1234|HHHMHM|凝固点约4℃||DMC,碳酸甲酯,tsejz,tansuanerjiazhi,tsjz
dec|2366|碳酸二乙酯|Diethyl carbonate||105-58-8|292090|3||III||5 L|E1|F-E,S-D|T2|TP1|L|25|0.98||A1|||P001,IBC03,LP01||1234|HHHMHM|||DEC,碳酸乙酯,tseyz,tansuaneryizhi,tsyz
ester-nos-ii|3272|酯类,未另作规定的|Esters, n.o.s.||||3||II||1 L|E2|F-E,S-D|T7|TP1,TP8,TP28|L||||A1|!^碳酸甲乙酯||P001,IBC02|?|1234|HHHMHL|须加注技术名称||混合酯,电解液溶剂,EMC,3272,酯类，未另列明的,碳酸甲乙酯,zl,zhilei,hhz,djyrj,zlwllmd,tsjyz
ester-nos-iii|3272|酯类,未另作规定的|Esters, n.o.s.||||3||III||5 L|E1|F-E,S-D|T4|TP1,TP29|L||||A1?|!^丙二醇甲醚乙酸酯||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||PMA,PGMEA,丙二醇甲醚醋酸酯,3272,酯类，未另列明的,丙二醇甲醚乙酸酯,zl,zhilei,becjmcsz,zlwllmd,becjmysz
ether-nos-ii|3271|醚类,未另作规定的|Ethers, n.o.s.||||3||II||1 L|E2|F-E,S-D|T7|TP1,TP8,TP28|L||||A1|!写明醚的名称||P001,IBC02|?|1234|HHHMHL|须加注技术名称||混合醚,3271,醚类，未另列明的,ml,milei,hhm,mlwllmd
ether-nos-iii|3271|醚类,未另作规定的|Ethers, n.o.s.||||3||III||5 L|E1|F-E,S-D|T4|TP1,TP29|L||||A1?|!写明醚的名称||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||二醇醚,3271,醚类，未另列明的,ml,milei,ecm,mlwllmd
pgme|3092|1-甲氧基-2-丙醇|1-Methoxy-2-propanol||107-98-2|290949|3||III||5 L|E1|F-E,S-D|T2|TP1|L|32|0.92||B1|||P001,IBC03,LP01||1234|HHHMHL|||丙二醇甲醚,PM,PGME,propylene glycol methyl ether,1jyj2bc,jiayangjibingchun,becjm
egme|1188|乙二醇一甲醚|Ethylene glycol monomethyl ether||109-86-4|290944|3||III||5 L|E1|F-E,S-D|T2|TP1|L|38|0.96||B1|||P001,IBC03,LP01||1234|HHHMHM|||甲基溶纤剂,2-甲氧基乙醇,2-methoxyethanol,EGME,yecyjm,yierchunyijiami,jjrxj,2jyjyc
egee|1171|乙二醇一乙醚|Ethylene glycol monoethyl ether||110-80-5|290944|3||III||5 L|E1|F-E,S-D|T2|TP1|L|43|0.93||B1|||P001,IBC03,LP01||1234|HHHMHM|||乙基溶纤剂,2-乙氧基乙醇,2-ethoxyethanol,EGEE,yecyym,yierchunyiyimi,yjrxj,2yyjyc
mtbe|2398|甲基叔丁基醚|Methyl tert-butyl ether||1634-04-4|290919|3||II||1 L|E2|F-E,S-D|T7|TP1|L|-28|0.74||A1|||P001,IBC02||1234|HHHMHM|||MTBE,甲叔醚,jjsdjm,jiajishudingjimi,jsm
methylal|1234|二甲氧基甲烷|Methylal||109-87-5|291100|3||II||1 L|E2|F-E,S-D|T7|TP2|L|-18|0.86||A1|||P001,IBC02/B8||1234|HHHMHM||闪点:IMDG观察值 -28℃;本表 -18℃|甲缩醛,dimethoxymethane,DMM,ejyjjw,erjiayangjijiawan,jsq
dioxane|1165|二噁烷|Dioxane||123-91-1|293299|3||II||1 L|E2|F-E,S-D|T4|TP1|L|12|1.03||A1|||P001,IBC02||1234|HHHMHM|凝固点约12℃||1，4-二氧六环,1，4-dioxane,eew,erewan,14eylh
dibk|1157|二异丁基甲酮|Diisobutyl ketone||108-83-8|291419|3||III||5 L|E1|F-E,S-D|T2|TP1|L|49|0.81||B1|||P001,IBC03,LP01||1234|HHHMHM||闪点:S6 60℃;本表 49℃(IMDG观察值 49)|二异丁基甲酮,DIBK,eydjjt,eryidingjijiatong
edc|1184|二氯化乙烯（1,2-二氯乙烷）|Ethylene dichloride||107-06-2|290315|3|6.1|II||1 L|E2|F-E,S-D|T7|TP1|L|13|1.25|10|A1|||P001,IBC02||123|HHHMMM|||1，2-二氯乙烷,EDC,1，2-dichloroethane,elhyx,erlvhuayixi,12elyw
dcp|1279|1,2-二氯丙烷|1,2-Dichloropropane||78-87-5|290319|3||II||1 L|E2|F-E,S-D|T4|TP1|L|15|1.16|10|A1|||P001,IBC02||1234|HHHMHM|||二氯化丙烯,PDC,propylene dichloride,12elbw,erlvbingwan,elhbx
ethyl-acrylate|1917|丙烯酸乙酯（稳定的）|Ethyl acrylate, stabilized||140-88-5|291612|3||II||1 L|E2|F-E,S-D|T4|TP1|L|9|0.92||A1|||P001,IBC02||1234|HHHMHM|须加阻聚剂,SP386|闪点:IMDG观察值 16℃;本表 9℃|丙烯酸乙酯,EA,bxsyz,bingxisuanyizhi
methyl-acrylate|1919|丙烯酸甲酯（稳定的）|Methyl acrylate, stabilized||96-33-3|291612|3||II||1 L|E2|F-E,S-D|T4|TP1|L|-3|0.95||A1|||P001,IBC02||1234|HHHMHM|须加阻聚剂,SP386||丙烯酸甲酯,MA,bxsjz,bingxisuanjiazhi
ethyl-mac|2277|甲基丙烯酸乙酯（稳定的）|Ethyl methacrylate, stabilized||97-63-2|291614|3||II||1 L|E2|F-E,S-D|T4|TP1|L|20|0.91||A1|||P001,IBC02||1234|HHHMHM|须加阻聚剂,SP386|闪点:S6 34℃;本表 20℃(IMDG观察值 20)|甲基丙烯酸乙酯,EMA,jjbxsyz,jiajibingxisuanyizhi
butyl-mac|2227|甲基丙烯酸正丁酯（稳定的）|n-Butyl methacrylate, stabilized||97-88-1|291614|3||III||5 L|E1|F-E,S-D|T2|TP1|L|41|0.89||B1|||P001,IBC03,LP01||1234|HHHMHM|须加阻聚剂,SP386|闪点:S6 53℃;本表 41℃(IMDG观察值 41)|甲基丙烯酸正丁酯,BMA,jjbxszdz,jiajibingxisuanzhengdingzhi
isobutyl-mac|2283|甲基丙烯酸异丁酯（稳定的）|Isobutyl methacrylate, stabilized||97-86-9|291614|3||III||5 L|E1|F-E,S-D|T2|TP1|L|46|0.89||B1|||P001,IBC03,LP01||1234|HHHMHM|须加阻聚剂,SP386||甲基丙烯酸异丁酯,IBMA,jjbxsydz,jiajibingxisuanyidingzhi
isoprene|1218|异戊二烯（稳定的）|Isoprene, stabilized||78-79-5|290124|3||I|MP|0|E3|F-E,S-D|T11|TP2|L|-54|0.68||A1|||P001||1234|HHHMHM|须加阻聚剂,SP386|闪点:IMDG观察值 -48℃;本表 -54℃|2-甲基-1，3-丁二烯,2-methyl-1，3-butadiene,ywex,yiwuerxi,2jj13dex
butyraldehyde|1129|丁醛|Butyraldehyde||123-72-8|291219|3||II||1 L|E2|F-E,S-D|T4|TP1|L|-12|0.8||A1|||P001,IBC02||1234|HHHMHM||闪点:IMDG观察值 -7℃;本表 -12℃|正丁醛,butanal,dq,dingquan,zdq
isobutyraldehyde|2045|异丁醛|Isobutyraldehyde|ISOBUTYL ALDEHYDE (ISOBUTYRALDEHYDE)|78-84-2|291219|3||II||1 L|E2|F-E,S-D|T4|TP1|L|-24|0.79||A1|||P001,IBC02||1234|HHHMHM|||2-甲基丙醛,IBA,2-methylpropanal,ydq,yidingquan,2jjbq
acetaldehyde|1089|乙醛|Acetaldehyde||75-07-0|291212|3||I||0|E0|F-E,S-D|T11|TP2,TP7|L|-38|0.78||A1|||P001||1234|HHHMHM||闪点:IMDG观察值 -27℃;本表 -38℃|醋醛,ethanal,yq,yiquan,cq
diethylamine|1154|二乙胺|Diethylamine||109-89-7|292119|3|8|II||1 L|E2|F-E,S-C|T7|TP1|L|-26|0.71||A1|||P001,IBC02||1234|HHHMHM||闪点:IMDG观察值 -39℃;本表 -26℃|二乙胺,DEA,eya,eryian
n-butylamine|1125|正丁胺|n-Butylamine||109-73-9|292119|3|8|II||1 L|E2|F-E,S-C|T7|TP1|L|-9|0.74||A1|||P001,IBC02||1234|HHHMHM|||1-氨基丁烷,butylamine,zda,zhengdingan,1ajdw
amine-flam-ii|2733|胺类,易燃,腐蚀性,未另作规定的|Amines, flammable, corrosive, n.o.s.||||3|8|II||1 L|E2|F-E,S-C|T11|TP1,TP27|L|||18|A1|!写明胺的名称||P001,IBC02|?|1234|HHHMHL|须加注技术名称||易燃胺,2733,胺类，易燃，腐蚀性，未另列明的,alyrfsx,anleiyiranfushixing,yra
amine-flam-iii|2733|胺类,易燃,腐蚀性,未另作规定的|Amines, flammable, corrosive, n.o.s.||||3|8|III||5 L|E1|F-E,S-C|T7|TP1,TP28|L|||18|A1?|!写明胺的名称||P001,IBC03|?|1234|HHHMHL|须加注技术名称||易燃胺,2733,胺类，易燃，腐蚀性，未另列明的,alyrfsx,anleiyiranfushixing,yra
pyridine|1282|吡啶|Pyridine||110-86-1|293331|3||II||1 L|E2|F-E,S-D|T4|TP2|L|17|0.98||A1|||P001,IBC02||1234|HHHMHM|||氮杂苯,azine,bd,biding,dzb
na-methylate-sol|1289|甲醇钠溶液（在醇中）|Sodium methylate solution in alcohol|SODIUM METHYLATE SOLUTION|124-41-4|290519|3|8|II||1 L|E2|F-E,S-C|T7|TP1,TP8|L||0.97|18|A1|||P001,IBC02||1234|HHHMHM|闪点随甲醇含量,按SDS||甲醇钠甲醇溶液,sodium methoxide solution,jcnry,jiachunnarongye,jcnjcry
teos|1292|硅酸四乙酯|Tetraethyl silicate||78-10-4|292090|3||III||5 L|E1|F-E,S-D|T2|TP1|L|37|0.93||B1|||P001,IBC03,LP01||1234|HHHMHM|||正硅酸乙酯,TEOS,ethyl silicate,gssyz,guisuansiyizhi,zgsyz
tmcs|1298|三甲基氯硅烷|Trimethylchlorosilane||75-77-4|293190|3|8|II||0|E0|F-E,S-C|T10|TP2,TP7|L|-28|0.86|1|A1|||P010||123|HHHMMM|||氯三甲基硅烷,TMCS,chlorotrimethylsilane,sjjlgw,sanjiajilvguiwan,lsjjgw
mtcs|1250|甲基三氯硅烷|Methyltrichlorosilane||75-79-6|293190|3|8|II||0|E0|F-E,S-C|T10|TP2,TP7|L|8|1.27|1|A1|||P010||123|HHHMMM|||甲基三氯化硅,MTCS,jjslgw,jiajisanlvguiwan,jjslhg
formalin-flam|1198|甲醛溶液,易燃|Formaldehyde solution, flammable||50-00-0|291211|3|8|III||5 L|E1|F-E,S-C|T4|TP1|L||1.08||A1?|||P001,IBC03||1234|HHHMHM|闪点按甲醇含量,按SDS||福尔马林(含甲醇),formalin,jqryyr,jiaquanrongyeyiran,feml
acetyl-chloride|1717|乙酰氯|Acetyl chloride||75-36-5|291590|3|8|II||1 L|E2|F-E,S-C|T8|TP2|L|5|1.1|1|A1|||P001,IBC02||1234|HHHMHM||闪点:S6 -4℃;本表 5℃(IMDG观察值 5)|氯化乙酰,ethanoyl chloride,yxl,yixianlv,lhyx
`;
