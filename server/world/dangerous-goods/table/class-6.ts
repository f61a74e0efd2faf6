/** Toxic substances, as `read-goods.ts` names the columns. */
export const CLASS_6 = `
dcm|1593|二氯甲烷|Dichloromethane||75-09-2|290312|6.1||III||5 L||F-A,S-A|T7||L||1.33|10|D?|||P001,IBC03,LP01/B8|||HHMMMM|||DCM,甲叉二氯,二氯甲撑,methylene chloride,eljw,erlvjiawan,jcel,eljc
chloroform|1888|三氯甲烷（氯仿）|Chloroform||67-66-3|290313|6.1||III||5 L||F-A,S-A|T7||L||1.49|10|E|||P001,IBC03,LP01|P2||HHMMMM|||氯仿,哥罗芳,trichloromethane,sljw,sanlvjiawan,lf,glf
tce|1710|三氯乙烯|Trichloroethylene||79-01-6|290322|6.1||III||5 L||F-A,S-A|T4||L||1.46|10|D?|||P001,IBC03,LP01|||HHMMMM|||TCE,三氯乙烯清洗剂,trichloroethene,slyx,sanlvyixi,slyxqxj
tdi|2078|甲苯二异氰酸酯（TDI 80/20）|Toluene diisocyanate||26471-62-5|292910|6.1||II||100 ml||F-A,S-A|T7||L|127|1.22||C1|||P001,IBC02|||HHMMMM|||TDI,甲苯二异氰酸酯80/20,jbeyqsz,jiabeneryiqingsuanzhi
phenol|1671|苯酚（固体）|Phenol, solid||108-95-2|290711|6.1||II||500 g||F-A,S-A|T3||S|79|1.07||C2|||P002,IBC08/B4|||HHMMMM|||石炭酸,工业酚,carbolic acid,hydroxybenzene,bf,benfen,sts,gyf
aniline|1547|苯胺|Aniline||62-53-3|292141|6.1||II|MP|100 ml||F-A,S-A|T7||L|70|1.02||C1|||P001,IBC02|||HHMMMM|||阿尼林,氨基苯,aminobenzene,ba,benan,anl,ajb
nitrobenzene|1662|硝基苯|Nitrobenzene||98-95-3|290420|6.1||II||100 ml||F-A,S-A|T7||L|88|1.2||C1|||P001,IBC02|||HHMMMM|||密斑油,人造苦杏仁油,oil of mirbane,xjb,xiaojiben,mby,rzkxry
ech|2023|环氧氯丙烷|Epichlorohydrin||106-89-8|291030|6.1|3|II|MP|100 ml||F-E,S-D|T7||L|31|1.18||B1|||P001,IBC02|||HHMMMM|||ECH,表氯醇,氯甲代氧丙环,1-chloro-2，3-epoxypropane,hylbw,huanyanglvbingwan,blc,ljdybh
nacn|1689|氰化钠（固体）|Sodium cyanide, solid||143-33-9|283711|6.1||I|MP|0||F-A,S-A|T6||S||1.6|6|E|||P002,IBC07|T||HHMMMM|||山奈,氰化物,NaCN,cyanide,qhn,qinghuana,sn,qhw
tox-liq-org-i|2810|毒性液体,有机,未另作规定的|Toxic liquid, organic, n.o.s.||||6.1||I||0|E5|F-A,S-A|T14|TP2,TP27|L||||C1?|!写明主要成分||P001|?|123|HHHMML|PG I多涉剧毒,逐票人工核||有毒有机液体,2810,毒性液体，有机，未另列明的,dxytyj,duxingyetiyouji,ydyjyt
tox-liq-org-ii|2810|毒性液体,有机,未另作规定的|Toxic liquid, organic, n.o.s.||||6.1||II||100 ml|E4|F-A,S-A|T11|TP2,TP27|L||||C1?|!写明主要成分||P001,IBC02|?|123|HHHMML|须加注技术名称||有毒有机液体,2810,毒性液体，有机，未另列明的,dxytyj,duxingyetiyouji,ydyjyt
tox-liq-org-iii|2810|毒性液体,有机,未另作规定的|Toxic liquid, organic, n.o.s.||||6.1||III||5 L|E1|F-A,S-A|T7|TP1,TP28|L||||C1?|!写明主要成分||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||有毒有机液体,医药中间体,2810,毒性液体，有机，未另列明的,dxytyj,duxingyetiyouji,ydyjyt,yyzjt
tox-sol-org-i|2811|毒性固体,有机,未另作规定的|Toxic solid, organic, n.o.s.||||6.1||I||0|E5|F-A,S-A|T6|TP33|S||||C2?|!写明主要成分||P002,IBC07|?|123|HHHMML|PG I多涉剧毒,逐票人工核||有毒有机固体,2811,毒性固体，有机，未另列明的,dxgtyj,duxinggutiyouji,ydyjgt
tox-sol-org-ii|2811|毒性固体,有机,未另作规定的|Toxic solid, organic, n.o.s.||||6.1||II||500 g|E4|F-A,S-A|T3|TP33|S||||C2?|!写明主要成分||P002,IBC08/B4|?|123|HHHMML|须加注技术名称||有毒有机固体,2811,毒性固体，有机，未另列明的,dxgtyj,duxinggutiyouji,ydyjgt
tox-sol-org-iii|2811|毒性固体,有机,未另作规定的|Toxic solid, organic, n.o.s.||||6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||||C2?|!写明主要成分||P002,IBC08,LP02/B3|?|1234|HHHMHL|须加注技术名称||有毒有机固体,医药中间体,2811,毒性固体，有机，未另列明的,dxgtyj,duxinggutiyouji,ydyjgt,yyzjt
tox-liq-cor-ii|2927|毒性液体,腐蚀性,有机,未另作规定的|Toxic liquid, corrosive, organic, n.o.s.||||6.1|8|II||100 ml|E4|F-A,S-B|T11|TP2,TP27|L||||C1?|!写明主要成分||P001,IBC02|?|123|HHHMML|须加注技术名称||有毒腐蚀液体,2927,毒性液体，腐蚀性，有机，未另列明的,dxytfsxyj,duxingyetifushixingyouji,ydfsyt
tox-sol-cor-ii|2928|毒性固体,腐蚀性,有机,未另作规定的|Toxic solid, corrosive, organic, n.o.s.||||6.1|8|II||500 g|E4|F-A,S-B|T3|TP33|S||||C2?|!写明主要成分||P002,IBC06|?|123|HHHMML|须加注技术名称||有毒腐蚀固体,2928,毒性固体，腐蚀性，有机，未另列明的,dxgtfsxyj,duxinggutifushixingyouji,ydfsgt
tox-liq-flam-ii|2929|毒性液体,易燃,有机,未另作规定的|Toxic liquid, flammable, organic, n.o.s.||||6.1|3|II||100 ml|E4|F-E,S-D|T11|TP2,TP27|L||||A1?|!写明主要成分||P001,IBC02|?|123|HHHMML|须加注技术名称||有毒易燃液体,2929,毒性液体，易燃，有机，未另列明的,dxytyryj,duxingyetiyiranyouji,ydyryt
tox-sol-inorg-ii|3288|毒性固体,无机,未另作规定的|Toxic solid, inorganic, n.o.s.||||6.1||II||500 g|E4|F-A,S-A|T3|TP33|S||||C2?|!写明主要成分||P002,IBC08/B4|?|123|HHHMML|须加注技术名称||有毒无机固体,3288,毒性固体，无机，未另列明的,dxgtwj,duxinggutiwuji,ydwjgt
tox-sol-inorg-iii|3288|毒性固体,无机,未另作规定的|Toxic solid, inorganic, n.o.s.||||6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||||C2?|!写明主要成分||P002,IBC08,LP02/B3|?|1234|HHHMHL|须加注技术名称||有毒无机固体,3288,毒性固体，无机，未另列明的,dxgtwj,duxinggutiwuji,ydwjgt
tox-liq-inorg-iii|3287|毒性液体,无机,未另作规定的|Toxic liquid, inorganic, n.o.s.||||6.1||III||5 L|E1|F-A,S-A|T7|TP1,TP28|L||||C1?|!写明主要成分||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||有毒无机液体,3287,毒性液体，无机，未另列明的,dxytwj,duxingyetiwuji,ydwjyt
pest-sol-ii|2588|农药,固体,毒性,未另作规定的|Pesticide, solid, toxic, n.o.s.|||380891|6.1||II||500 g|E4|F-A,S-A|T3|TP33|S||||C2?|!写明有效成分||P002,IBC08/B4|?|123|MHHMML|农药另需登记与进出口通知单||农药原药,杀虫剂,2588,technical,农药，固体，毒性，未另列明的,nygtdx,nongyaogutiduxing,nyyy,scj
pest-sol-iii|2588|农药,固体,毒性,未另作规定的|Pesticide, solid, toxic, n.o.s.|||380891|6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||||C2?|!写明有效成分||P002,IBC08,LP02/B3|?|1234|MHHMHL|农药另需登记与进出口通知单||农药,杀虫剂,除草剂,2588,农药，固体，毒性，未另列明的,nygtdx,nongyaogutiduxing,ny,scj,ccj
pest-liq-ii|2902|农药,液体,毒性,未另作规定的|Pesticide, liquid, toxic, n.o.s.|||380891|6.1||II||100 ml|E4|F-A,S-A|T11|TP2,TP27|L||||C1?|!写明有效成分||P001,IBC02|?|123|MHHMML|农药另需登记与进出口通知单||农药乳油,2902,农药，液体，毒性，未另列明的,nyytdx,nongyaoyetiduxing,nyry
pest-liq-iii|2902|农药,液体,毒性,未另作规定的|Pesticide, liquid, toxic, n.o.s.|||380891|6.1||III||5 L|E1|F-A,S-A|T7|TP2,TP28|L||||C1?|!写明有效成分||P001,IBC03,LP01|?|1234|MHHMHL|农药另需登记与进出口通知单||农药,杀虫剂,除草剂,2902,农药，液体，毒性，未另列明的,nyytdx,nongyaoyetiduxing,ny,scj,ccj
pest-op-liq-ii|3018|有机磷农药,液体,毒性|Organophosphorus pesticide, liquid, toxic|||380891|6.1||II||100 ml|E4|F-A,S-A|T11|TP2,TP27|L||||C1?|!写明有效成分||P001,IBC02|?|123|MHHMML|农药另需登记与进出口通知单||有机磷,毒死蜱乳油,3018,yjlnyytdx,youjilinnongyaoyetiduxing,yjl,dspry
pest-pyr-liq-iii|3352|拟除虫菊酯农药,液体,毒性|Pyrethroid pesticide, liquid, toxic|||380891|6.1||III||5 L|E1|F-A,S-A|T7|TP2,TP28|L||||C1?|!写明有效成分||P001,IBC03,LP01|?|1234|MHHMHL|农药另需登记与进出口通知单||菊酯,氯氰菊酯,高效氯氟氰菊酯,3352,cypermethrin,nccjznyytdx,nichuchongjuzhinongyaoyetiduxing,jz,lqjz,gxlfqjz
pce|1897|四氯乙烯|Tetrachloroethylene||127-18-4|290323|6.1||III|MP|5 L|E1|F-A,S-A|T4|TP1|L||1.62|10|C1?|||P001,IBC03,LP01||1234|HHHMHM|||全氯乙烯,干洗剂,PCE,perchloroethylene,PERC,slyx,silvyixi,qlyx,gxj
ctc|1846|四氯化碳|Carbon tetrachloride||56-23-5|290314|6.1||II|MP|100 ml|E4|F-A,S-A|T7|TP2|L||1.59|10|C1?|||P001,IBC02||123|HHHMMM|ODS受控,进出口须许可||四氯甲烷,CTC,tetrachloromethane,slht,silvhuatan,sljw
odcb|1591|邻二氯苯|o-Dichlorobenzene||95-50-1|290391|6.1||III||5 L|E1|F-A,S-A|T4|TP1|L||1.3|10|C1?|||P001,IBC03,LP01||1234|HHHMHM|||1，2-二氯苯,ODCB,lelb,linerlvben,12elb
acrylamide|2074|丙烯酰胺（固态）|Acrylamide, solid||79-06-1|292419|6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||1.12||C2?|||P002,IBC08,LP02/B3||1234|HHHMHM|||AM,丙烯酰胺晶体,bxxa,bingxixianan,bxxajt
phenol-sol|2821|苯酚溶液|Phenol solution||108-95-2|290711|6.1||II||100 ml|E4|F-A,S-A|T7|TP2|L||1.05||C1?|||P001,IBC02||123|HHHMMM|||石炭酸溶液,carbolic acid solution,bfry,benfenrongye,stsry
cresol|2076|甲酚（液态）|Cresols, liquid||1319-77-3|290712|6.1|8|II||100 ml|E4|F-A,S-B|T7|TP2|L||1.03||C1?|||P001,IBC02||123|MHHMMM|||混合甲酚,煤酚,cresylic acid,jf,jiafen,hhjf,mf
hdi|2281|六亚甲基二异氰酸酯|Hexamethylene diisocyanate||822-06-0|292910|6.1||II||100 ml|E4|F-A,S-A|T7|TP2|L||1.05||C1?|||P001,IBC02||123|HHHMMM|||六亚甲基二异氰酸酯,HDI,lyjjeyqsz,liuyajiajieryiqingsuanzhi
ipdi|2290|异佛尔酮二异氰酸酯|Isophorone diisocyanate||4098-71-9|292910|6.1||III||5 L|E1|F-A,S-A|T4|TP2|L||1.06||C1?|||P001,IBC03,LP01||1234|HHHMHM|||异佛尔酮二异氰酸酯,IPDI,yfeteyqsz,yifoertongeryiqingsuanzhi
isocyanate-nos-ii|2206|异氰酸酯,毒性,未另作规定的|Isocyanates, toxic, n.o.s.||||6.1||II||100 ml|E4|F-A,S-A|T11|TP2,TP27|L||||C1?|!写明异氰酸酯名称||P001,IBC02|?|123|HHHMML|须加注技术名称||异氰酸酯,固化剂,2206,异氰酸酯，毒性，未另列明的,yqszdx,yiqingsuanzhiduxing,yqsz,ghj
isocyanate-nos-iii|2206|异氰酸酯,毒性,未另作规定的|Isocyanates, toxic, n.o.s.||||6.1||III||5 L|E1|F-A,S-A|T7|TP1,TP28|L||||C1?|!写明异氰酸酯名称||P001,IBC03,LP01|?|1234|HHHMHL|须加注技术名称||异氰酸酯,固化剂,2206,异氰酸酯，毒性，未另列明的,yqszdx,yiqingsuanzhiduxing,yqsz,ghj
benzyl-chloride|1738|苄基氯|Benzyl chloride||100-44-7|290399|6.1|8|II||0|E4|F-A,S-B|T8|TP2|L||1.1|1,10|C1?|||P001,IBC02||123|HHHMMM|||氯化苄,苄氯,alpha-chlorotoluene,bjl,bianjilv,lhb,bl
mca|1751|氯乙酸（固态）|Chloroacetic acid, solid||79-11-8|291540|6.1|8|II||500 g|E4|F-A,S-B|T3|TP33|S||1.58|1|C2?|||P002,IBC08/B4||123|HHHMMM|||一氯醋酸,MCA,monochloroacetic acid,lys,lvyisuan,ylcs
dms-sulphate|1595|硫酸二甲酯|Dimethyl sulphate||77-78-1|292090|6.1|8|I||0|E0|F-A,S-B|T20|TP2|L||1.33|1|C1?|||P602|?|123|MHHMML|HS按2022版判定;海运与航空限制严||硫酸二甲酯,DMS,dimethyl sulfate,lsejz,liusuanerjiazhi
acrolein|1092|丙烯醛（稳定的）|Acrolein, stabilized||107-02-8|291219|6.1|3|I|MP|0|E0|F-E,S-D|T22|TP2,TP7|L|-26|0.84||A1|||P601|?|123|HHHMML|航空禁运|闪点:S6 -18℃;本表 -26℃(IMDG观察值 -26)|败脂醛,acrylaldehyde,bxq,bingxiquan,bzq
allyl-alcohol|1098|烯丙醇|Allyl alcohol||107-18-6|290529|6.1|3|I|MP|0|E0|F-E,S-D|T20|TP2|L|21|0.85||A1|||P602|T|123|HHHMMM|剧毒;航空禁运||2-丙烯-1-醇,2-propen-1-ol,xbc,xibingchun,2bx1c
furfural|1199|糠醛|Furaldehydes||98-01-1|293212|6.1|3|II||100 ml|E4|F-E,S-D|T7|TP2|L|60|1.16||C1|||P001,IBC02||123|HHHMMM|||呋喃甲醛,furfural,kq,kangquan,fnjq
furfuryl-alcohol|2874|糠醇|Furfuryl alcohol||98-00-0|293213|6.1||III||5 L|E1|F-A,S-A|T4|TP1|L||1.13||C1?|||P001,IBC03,LP01||1234|HHHMHM|||呋喃甲醇,2-furanmethanol,kc,kangchun,fnjc
pcl3|1809|三氯化磷|Phosphorus trichloride||7719-12-2|281213|6.1|8|I||0|E0|F-A,S-B|T20|TP2|L||1.57|1|C1?|||P602|?|123|HHHMML|监控化学品;航空禁运||三氯化磷,PCl3,slhl,sanlvhualin
pocl3|1810|三氯氧磷（磷酰氯）|Phosphorus oxychloride||10025-87-3|281212|6.1|8|I||0|E0|F-A,S-B|T20|TP2|L||1.65|1|C1?|||P602|?|123|HHHMML|监控化学品;航空禁运||氧氯化磷,POCl3,slyl,sanlvyanglin,ylhl
ticl4|1838|四氯化钛|Titanium tetrachloride||7550-45-0|282739|6.1|8|I||0|E0|F-A,S-B|T20|TP2|L||1.73|1,7|C1?|||P602||123|HHHMMM|航空禁运||四氯化钛,TiCl4,slht,silvhuatai
dma|2253|N,N-二甲基苯胺|N,N-Dimethylaniline||121-69-7|292142|6.1||II||100 ml|E4|F-A,S-A|T7|TP2|L||0.96||C1?|||P001,IBC02||123|HHHMMM|||二甲替苯胺,DMA,nnejjba,erjiajibenan,ejtba
n-methylaniline|2294|N-甲基苯胺|N-Methylaniline||100-61-8|292142|6.1||III|MP|5 L|E1|F-A,S-A|T4|TP1|L||0.99||C1?|||P001,IBC03,LP01||1234|HHHMHM||TP:ADR TP1;49 CFR TP2|一甲基苯胺,NMA,njjba,jiajibenan,yjjba
dea-aniline|2432|N,N-二乙基苯胺|N,N-Diethylaniline||91-66-7|292142|6.1||III||5 L|E1|F-A,S-A|T4|TP1|L||0.93||C1?|||P001,IBC03,LP01||1234|HHHMHM|||二乙替苯胺,DEA,nneyjba,eryijibenan,eytba
toluidine|1708|甲苯胺类（液态）|Toluidines, liquid||95-53-4|292143|6.1||II|MP|100 ml|E4|F-A,S-A|T7|TP2|L||1||C1?|||P001,IBC02||123|HHHMMM|||邻甲苯胺,o-toluidine,jbal,jiabenanlei,ljba
ppd|1673|苯二胺类（邻、间、对）|Phenylenediamines|PHENYLENEDIAMINES (o-, m-, p-)|106-50-3|292151|6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||1.2||C2?|||P002,IBC08,LP02/B3||1234|HHHMHM|||对苯二胺,PPD,p-phenylenediamine,beal,beneranlei,dbea
chloronitrobenzene|1578|硝基氯苯类（固态）|Chloronitrobenzenes, solid||100-00-5|290499|6.1||II||500 g|E4|F-A,S-A|T3|TP33|S||1.4||C2?|||P002,IBC08/B4||123|MHHMMM|HS按2022版判定||对硝基氯苯,氯硝基苯,p-chloronitrobenzene,xjlbl,xiaojilvbenlei,dxjlb,lxjb
nitrotoluene|1664|硝基甲苯类（液态）|Nitrotoluenes, liquid||88-72-2|290420|6.1||II||100 ml|E4|F-A,S-A|T7|TP2|L||1.16||C1?|||P001,IBC02||123|HHHMMM|||邻硝基甲苯,o-nitrotoluene,xjjbl,xiaojijiabenlei,lxjjb
na-fluoride|1690|氟化钠（固态）|Sodium fluoride, solid||7681-49-4|282619|6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||2.56||C2?|||P002,IBC08,LP02/B3||1234|HHHMHM|||氟化钠,NaF,fhn,fuhuana
na-fluorosilicate|2674|氟硅酸钠|Sodium fluorosilicate||16893-85-9|282690|6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||2.68||C2?|||P002,IBC08,LP02/B3||1234|HHHMHM|||六氟硅酸钠,SSF,sodium silicofluoride,fgsn,fuguisuanna,lfgsn
nh4f|2505|氟化铵|Ammonium fluoride||12125-01-8|282619|6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||1|2|C2?|||P002,IBC08,LP02/B3||1234|MHHMHM|||氟化铵,NH4F,fha,fuhuaan
ba-carbonate|1564|钡化合物,未另作规定的（碳酸钡）|Barium compound, n.o.s. (Barium carbonate)||513-77-9|283660|6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||4.4||C2?|!^碳酸钡||P002,IBC08,LP02/B3||1234|HHHMHM|须加注技术名称||碳酸钡,钡盐,barium carbonate,钡化合物，未另列明的(碳酸钡),bhhw,beihuahewu,tsb,by,bhhwwllmd
v2o5|2862|五氧化二钒（非熔凝状态）|Vanadium pentoxide, non-fused form|VANADIUM PENTOXIDE|1314-62-1|282530|6.1||III||5 kg|E1|F-A,S-A|T1|TP33|S||3.36||C2?|||P002,IBC08,LP02/B3|?|1234|MHHMHL|||钒酐,V2O5,wyhef,wuyanghuaerfan,fg
hydrazine-37|3293|肼水溶液（含肼不超过37%）|Hydrazine, aqueous solution with not more than 37% hydrazine, by mass|HYDRAZINE, AQUEOUS SOLUTION|302-01-2|282510|6.1||III||5 L|E1|F-A,S-A|T4|TP1|L||1.02|18|C1?|||P001,IBC03,LP01||1234|HHHMHM|水合肼属易制爆,浓度口径请核||水合肼,联氨溶液,hydrazine hydrate,jsry,jingshuirongye,shj,lary
`;
