/** Goods nobody needs to fear, as `read-goods.ts` names the columns. */
export const GENERAL = `
pmdi||聚合MDI|Polymeric MDI||9016-87-9|390931||||||||||L|200|1.23||C1||||||HHMMMM|多数规格不属危险货物，需鉴定报告||jh,PM-200,PMDI,黑料,polymeric MDI,jhmdi,juhe,hl
meg||乙二醇|Monoethylene glycol||107-21-1|290531||||||||||L|111|1.11||C1||||||HHMMMM|||MEG,EG,ethylene glycol,1，2-ethanediol,甘醇,防冻液原料,yec,yierchun,gc,fdyyl
mpg||丙二醇|Propylene glycol||57-55-6|290532||||||||||L|103|1.04||C1||||||HHMMMM|||PG,MPG,Monopropylene glycol,1，2-丙二醇,1，2-propanediol,bec,bingerchun,12bec
glycerol||甘油（丙三醇）|Glycerol||56-81-5|290545||||||||||L|160|1.26||C1||||||HHMMMM|||丙三醇,甘油,洋蜜,glycerine,glycerin,gy,ganyou,bsc,ym
white-oil||白油|White mineral oil||8042-47-5|271019||||||||||L|180|0.86||C1||||||HHMMMM|||液体石蜡,石蜡油,矿物油,liquid paraffin,mineral oil,by,baiyou,ytsl,sly,kwy
dmso||二甲基亚砜|Dimethyl sulfoxide||67-68-5|293090||||||||||L|89|1.1||C1||||||HHMMMM|闪点>60℃，非危险货物；凝固点18.5℃需保温||DMSO,二甲亚砜,ejjyf,erjiajiyafeng,ejyf
polyol||聚醚多元醇|Polyether polyol||9082-00-2|390729||||||||||L|200|1.01||C1||||||HHMMMM|||PPG,聚醚,白料,polyether,polyether polyols,jmdyc,jumiduoyuanchun,jm,bl
urea||尿素|Urea||57-13-6|310210||||||||||S||1.32||C2||||||HHMMMM|出口法检商品||碳酰胺,碳酰二胺,脲,carbamide,ns,niaosu,txa,txea
soda-ash||纯碱（碳酸钠）|Sodium carbonate||497-19-8|283620||||||||||S||2.53||E||||||HHMMMM|||苏打,碱面,碱粉,重质纯碱,soda ash,cj,chunjian,sd,jm,jf,zzcj
citric||柠檬酸|Citric acid||77-92-9|291814||||||||||S||1.67||C2||||||HHMMMM|||枸橼酸,无水柠檬酸,一水柠檬酸,citric acid anhydrous,citric acid monohydrate,2-hydroxypropane-1，2，3-tricarboxylic acid,nms,ningmengsuan,gys,wsnms,ysnms
tio2||钛白粉|Titanium dioxide||13463-67-7|320611||||||||||S||4.23||E||||||HHMMMM|||二氧化钛,金红石,锐钛,钛白,TiO2,tbf,taibaifen,eyht,jhs,rt,tb
`;
