/** Gases, as `read-goods.ts` names the columns. */
export const CLASS_2 = `
eo|1040|环氧乙烷|Ethylene oxide||75-21-8|291010|2.3|2.1|||0||F-D,S-U|T50||G|-20|0.87||A2|||P200|||HHMMMM|||EO,氧化乙烯,oxirane,hyyw,huanyangyiwan,yhyx
lpg|1075|液化石油气|Petroleum gases, liquefied||68476-85-7|271119|2.1||||0||F-D,S-U|T50||G|-60|0.55||A2|||P200|||HHMMMM|||LPG,液化气,石油气,yhsyq,yehuashiyouqi,yhq,syq
nh3|1005|无水氨（液氨）|Ammonia, anhydrous||7664-41-7|281410|2.3|8||MP|0||F-C,S-U|T50||G||0.6|2,18|B2|||P200|||HHMMMM|||氨,液氨,氨气,NH3,anhydrous ammonia,wsa,wushuian,ya,aq
cl2|1017|氯（液氯）|Chlorine||7782-50-5|280110|2.3|5.1,8||MP|0||F-C,S-U|T50||G||1.41||B5|||P200|T||HHMMMM|||l,氯气,液氯,Cl2,lv,lq,yl
r22|1018|二氟一氯甲烷（R22）|Chlorodifluoromethane (R22)||75-45-6|290371|2.2||||120 ml||F-C,S-V|T50||G||1.21||E|||P200|||HHMMMM|受ODS进出口许可管理||R22,F22,HCFC-22,雪种,efyljw,erfuyilvjiawan,xz
r134a|3159|1,1,1,2-四氟乙烷（R134a）|1,1,1,2-Tetrafluoroethane (R134a)||811-97-2|290345|2.2||||120 ml||F-C,S-V|T50||G||1.21||E|||P200|||HHMMMM|||sfyw,R134a,HFC-134a,1112sfyw,sifuyiwan
aerosol-flam|1950|气雾剂（易燃）|Aerosols, flammable|AEROSOLS|||2.1||||1 L|E0|F-D,S-U|||A||||A2?|||P207,LP200/PP87||1234|HHHMHL|每罐≤1 L;海运单证写AEROSOLS 2.1;限量与例外按SP277||气雾罐,喷雾剂,自喷漆,发泡胶罐,aerosol,spray can,qwj,qiwuji,qwg,pwj,zpq,fpjg
aerosol-nonflam|1950|气雾剂（非易燃）|Aerosols, non-flammable|AEROSOLS|||2.2||||1 L|E0|F-D,S-U|||A||||E?|||P207,LP200/PP87||1234|HHHMHL|每罐≤1 L;海运单证写AEROSOLS 2.2||非易燃喷雾罐,除尘罐,aerosol 2.2,duster,qwj,qiwuji,fyrpwg,ccg
co2|1013|二氧化碳|Carbon dioxide||124-38-9|281121|2.2||||120 ml|E1|F-C,S-V|||G||||E|||P200||1234|HHHMHM|高压液化气体,用气瓶或集束格||碳酸气,液态二氧化碳,CO2,eyht,eryanghuatan,tsq,yteyht
oxygen|1072|氧（压缩的）|Oxygen, compressed||7782-44-7|280440|2.2|5.1|||0|E0|F-C,S-W|||G||||B5|||P200||1234|HHHMHM|||氧气,高纯氧,O2,yang,yq,gcy
nitrogen|1066|氮（压缩的）|Nitrogen, compressed||7727-37-9|280430|2.2||||120 ml|E1|F-C,S-V|||G||||E|||P200||1234|HHHMHM|||氮气,高纯氮,N2,dan,dq,gcd
argon|1006|氩（压缩的）|Argon, compressed||7440-37-1|280421|2.2||||120 ml|E1|F-C,S-V|||G||||E|||P200||1234|HHHMHM|||氩气,Ar,ya,yq
helium|1046|氦（压缩的）|Helium, compressed||7440-59-7|280429|2.2||||120 ml|E1|F-C,S-V|||G||||E|||P200||1234|HHHMHM|||氦气,He,hai,hq
hydrogen|1049|氢（压缩的）|Hydrogen, compressed||1333-74-0|280410|2.1||||0|E0|F-D,S-U|||G||||A2|||P200||1234|HHHMHM|||氢气,H2,qing,qq
acetylene|1001|乙炔（溶解的）|Acetylene, dissolved||74-86-2|290129|2.1||||0|E0|F-D,S-U|||G||||A2|||P200||1234|HHHMHM|须用装有多孔填料和溶剂的专用气瓶||电石气,溶解乙炔,ethyne,yq,yique,dsq,rjyq
gas-comp-nos|1956|压缩气体,未另作规定的|Compressed gas, n.o.s.||||2.2||||120 ml|E1|F-C,S-V|||G||||E|!^氮氩混合气||P200|?|1234|HHHMHL|须加注技术名称||混合气,标准气,配气,gas mixture,压缩气体，未另列明的,氮氩混合气,ysqt,yasuoqiti,hhq,bzq,pq,ysqtwllmd,dyhhq
gas-flam-nos|1954|压缩气体,易燃,未另作规定的|Compressed gas, flammable, n.o.s.||||2.1||||0|E0|F-D,S-U|||G||||A2|!^氢氮混合气||P200|?|1234|HHHMHL|须加注技术名称||易燃混合气,flammable gas mixture,压缩气体，易燃，未另列明的,氢氮混合气,ysqtyr,yasuoqitiyiran,yrhhq,qdhhq
hc-gas-mix|1965|烃类气体混合物,液化的,未另作规定的|Hydrocarbon gas mixture, liquefied, n.o.s.|||271119|2.1||||0|E0|F-D,S-U|T50||G||||A2|!^丙烷丁烷混合物||P200|?|1234|MHHMHL|须加注技术名称||液化烃混合气,丁丙烷混合气,卡式炉气,propane butane mix,烃类气体混合物，液化的，未另列明的,丙烷丁烷混合物,tlqthhwyhd,tingleiqitihunhewuyehuade,yhthhq,dbwhhq,kslq,bwdwhhw
propane|1978|丙烷|Propane||74-98-6|271112|2.1||||0|E0|F-D,S-U|T50||G||0.5||A2|||P200||1234|HHHMHM|||R290,冷媒丙烷,dimethylmethane,bw,bingwan,lmbw
butane|1011|丁烷|Butane||106-97-8|271113|2.1||||0|E0|F-D,S-U|T50||G||0.58||A2|||P200||1234|HHHMHM|||正丁烷,R600,n-butane,dw,dingwan,zdw
isobutane|1969|异丁烷|Isobutane||75-28-5|271113|2.1||||0|E0|F-D,S-U|T50||G||0.56||A2|||P200||1234|HHHMHM|||R600a,2-甲基丙烷,ydw,yidingwan,2jjbw
propylene|1077|丙烯|Propylene||115-07-1|271114|2.1||||0|E0|F-D,S-U|T50||G||0.51||A2|||P200||1234|HHHMHM|||丙烯,R1270,propene,bx,bingxi
dme|1033|二甲醚|Dimethyl ether||115-10-6|290919|2.1||||0|E0|F-D,S-U|T50||G||0.67||A2|||P200||1234|HHHMHM|||甲醚,DME,气雾剂推进剂,methyl ether,ejm,erjiami,jm,qwjtjj
butadiene|1010|丁二烯（稳定的）|Butadienes, stabilized||106-99-0|290124|2.1||||0|E0|F-D,S-U|T50||G||0.62||A2|||P200||1234|HHHMHM|须加阻聚剂;部分班轮要求温控||1，3-丁二烯,1，3-butadiene,BD,dex,dingerxi,13dex
gas-liq-flam-nos|3161|液化气体,易燃,未另作规定的|Liquefied gas, flammable, n.o.s.||||2.1||||0|E0|F-D,S-U|T50||G||||A2|!^2,3,3,3-四氟丙烯||P200|?|1234|HHHMHL|须加注技术名称||R1234yf,易燃制冷剂,R454B,液化气体，易燃，未另列明的,2，3，3，3-四氟丙烯,yhqtyr,yehuaqitiyiran,yrzlj,2333sfbx
gas-liq-nos|3163|液化气体,未另作规定的|Liquefied gas, n.o.s.||||2.2||||120 ml|E1|F-C,S-V|T50||G||||E|!^五氟乙烷,二氟甲烷||P200|?|1234|HHHMHL|须加注技术名称||R410A,混合制冷剂,液化气体，未另列明的,五氟乙烷，二氟甲烷,yhqt,yehuaqiti,hhzlj,yhqtwllmd,wfywefjw
refrigerant-nos|1078|制冷气体,未另作规定的|Refrigerant gas, n.o.s.||||2.2||||120 ml|E1|F-C,S-V|T50||G||||E|!写明制冷剂编号||P200|?|1234|HHHMHL|须加注技术名称||冷媒,制冷剂,雪种,refrigerant,制冷气体，未另列明的,zlqt,zhilengqiti,lm,zlj,xz,zlqtwllmd
r404a|3337|制冷气体R404A|Refrigerant gas R 404A|||382761|2.2||||120 ml|E1|F-C,S-V|T50||G||1.05||E|||P200||1234|MHHMHL|混合物;HS按2022版分项判定||R404A,冷媒404A,zlqtr404a,zhilengqiti,lm404a
r407c|3340|制冷气体R407C|Refrigerant gas R 407C|||382764|2.2||||120 ml|E1|F-C,S-V|T50||G||1.14||E|||P200||1234|MHHMHL|混合物;HS按2022版分项判定||R407C,冷媒407C,zlqtr407c,zhilengqiti,lm407c
r32|3252|二氟甲烷（R32）|Difluoromethane (Refrigerant gas R 32)||75-10-5|290342|2.1||||0|E0|F-D,S-U|T50||G||0.96||A2|||P200||1234|HHHMHM|受HFC配额与进出口许可管理||二氟甲烷,R32,HFC-32,efjw,erfujiawan
r125|3220|五氟乙烷（R125）|Pentafluoroethane (Refrigerant gas R 125)||354-33-6|290344|2.2||||120 ml|E1|F-C,S-V|T50||G||1.19||E|||P200||1234|HHHMHL|受HFC配额与进出口许可管理||五氟乙烷,R125,HFC-125,wfyw,wufuyiwan
r152a|1030|1,1-二氟乙烷（R152a）|1,1-Difluoroethane (Refrigerant gas R 152a)||75-37-6|290343|2.1||||0|E0|F-D,S-U|T50||G||0.9||A2|||P200||1234|HHHMHM|||1，1-二氟乙烷,R152a,HFC-152a,11efyw,erfuyiwan
so2|1079|二氧化硫|Sulphur dioxide||7446-09-5|281129|2.3|8|||0|E0|F-C,S-U|T50|TP19|G||1.38||E?|||P200||123|HHHMMM|||亚硫酸酐,液体二氧化硫,SO2,sulfur dioxide,eyhl,eryanghualiu,ylsg,yteyhl
sf6|1080|六氟化硫|Sulphur hexafluoride||2551-62-4|281290|2.2||||120 ml|E1|F-C,S-V|||G||1.4||E|||P200||1234|HHHMHM|||SF6,绝缘气体,lfhl,liufuhualiu,jyqt
nitrogen-liq|1977|氮（冷冻液体）|Nitrogen, refrigerated liquid||7727-37-9|280430|2.2||||120 ml|E1|F-C,S-V|T75|TP5|G||0.81||E|||P203||123|HHHMMM|只能用T75或低温容器;平台罐箱不承运||液氮,LN2,liquid nitrogen,dan,yd
lighter|1057|打火机或打火机加气筒（含易燃气体）|Lighters containing flammable gas|LIGHTERS||961310|2.1||||0|E0|F-D,S-U|||A||||A2?|||P002/PP84||1234|MHHMHM|每只跌落与温度试验;按SP201||打火机,充气罐,电子点火器,lighter,lighter refill,dhjhdhjjqt,dahuojihuodahuojijiaqitong,dhj,cqg,dzdhq
gas-cartridge|2037|小型气体容器（气筒）,无释放装置（易燃）|Receptacles, small, containing gas (gas cartridges) without a release device, not refillable|RECEPTACLES, SMALL, CONTAINING GAS (GAS CARTRIDGES)||271113|2.1||||1 L|E0|F-D,S-U|||A||||A2?|||P003,LP200/PP17,PP96||1234|MHHMHL|||气罐,卡式气罐,气筒,丁烷气罐,gas cartridge,butane canister,xxqtrqwsfzz,xiaoxingqitirongqiwushifangzhuangzhi,qg,ksqg,qt,dwqg
fire-ext|1044|灭火器（装有压缩或液化气体）|Fire extinguishers with compressed or liquefied gas|FIRE EXTINGUISHERS||842410|2.2||||120 ml|E0|F-C,S-V|||A||||E?|||P003/PP91||1234|MHHMMM|||灭火器,干粉灭火器,fire extinguisher,mhq,miehuoqi,gfmhq
chem-pressure|3500|加压化学品,未另作规定的|Chemical under pressure, n.o.s.||||2.2||||0|E0|F-C,S-V|T50|TP4,TP40|G||||E|!写明组分||P206/PP97|?|1234|HHHMML|须加注技术名称|TP:ADR TP4 TP40;49 CFR TP40|加压罐装化学品,chemical under pressure,加压化学品，未另列明的,jyhxp,jiayahuaxuepin,jygzhxp,jyhxpwllmd
chem-pressure-flam|3501|加压化学品,易燃,未另作规定的|Chemical under pressure, flammable, n.o.s.||||2.1||||0|E0|F-D,S-U|T50|TP4,TP40|G||||A2|!写明组分||P206/PP89|?|1234|HHHMML|须加注技术名称|TP:ADR TP4 TP40;49 CFR TP40|聚氨酯发泡料罐,喷胶罐,加压胶水,PU foam cylinder,canister adhesive,加压化学品，易燃，未另列明的,jyhxpyr,jiayahuaxuepinyiran,jazfplg,pjg,jyjs
refrig-machine|2857|制冷机（装有非易燃无毒气体或氨溶液）|Refrigerating machines containing non-flammable, non-toxic gases or ammonia solutions (UN 2672)|REFRIGERATING MACHINES|||2.2||||0|E0|F-C,S-V|||A||||E?|||P003/PP32||1234|HHHMMM|含气体量小的按SP119可不受限||空调,冷水机,冰箱,air conditioner,chiller,zlj,zhilengji,kt,lsj,bx
refrig-machine-flam|3358|制冷机（装有易燃无毒液化气体）|Refrigerating machines containing flammable, non-toxic, liquefied gas|REFRIGERATING MACHINES|||2.1||||0|E0|F-D,S-U|||A||||A2?|||P003/PP32||123|HHHMMM|含气体量小的按SP291可不受限||R290冰柜,R32空调,R290 freezer,zlj,zhilengji,r290bg,r32kt
`;
