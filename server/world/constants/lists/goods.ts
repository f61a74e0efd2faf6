/** Goods, packaging, units and storage. Type and name, then code|name|English name. */
export const GOODS_LISTS = `
isDanger 货物性质
Y|危险品|Dangerous
N|普通货物|General

dgClass 危险类别
1.1|1.1 爆炸品
1.2|1.2 爆炸品
1.3|1.3 爆炸品
1.4|1.4 爆炸品
1.5|1.5 爆炸品
1.6|1.6 爆炸品
2.1|2.1 易燃气体
2.2|2.2 非易燃无毒气体
2.3|2.3 毒性气体
3|3 易燃液体
4.1|4.1 易燃固体
4.2|4.2 易于自燃的物质
4.3|4.3 遇水放出易燃气体的物质
5.1|5.1 氧化性物质
5.2|5.2 有机过氧化物
6.1|6.1 毒性物质
6.2|6.2 感染性物质
7|7 放射性物质
8|8 腐蚀性物质
9|9 杂项危险物质和物品

packingGroup 包装类别
I|Ⅰ类（高度危险）
II|Ⅱ类（中度危险）
III|Ⅲ类（低度危险）
N|不适用

packKind 包装种类
1A1|闭口钢桶|Steel drum, non-removable head
1A2|开口钢桶|Steel drum, removable head
1H1|闭口塑料桶|Plastic drum, non-removable head
1H2|开口塑料桶|Plastic drum, removable head
3H1|闭口塑料罐|Plastic jerrican
31HA1|复合中型散装容器（吨桶）|Composite IBC
4G|纤维板箱（纸箱）|Fibreboard box
4C1|普通木箱|Wooden box
5H4|塑料薄膜袋|Plastic film bag
5M2|多层防水纸袋|Multiwall paper bag
6HA1|钢塑复合桶|Composite drum
13H3|柔性集装袋（内涂）|FIBC
1G|纤维板桶|Fibre drum
PLT|托盘|Pallet
BULK|散装|Bulk
CYL|气瓶|Cylinder

packUnit 件数单位
DR|桶|Drum
BG|袋|Bag
CT|箱|Carton
PX|托|Pallet
IB|吨桶|IBC
CY|瓶|Cylinder
JC|罐|Jerrican
PK|件|Package

weightUnit 重量单位
KG|千克
T|吨
LB|磅

volumeUnit 体积单位
CBM|立方米
L|升
CFT|立方英尺

storageFireClass 库房火灾危险性类别
A|甲类
B|乙类
C|丙类
D|丁类
E|戊类

storageTemp 储存温度
NORMAL|常温
COOL|阴凉（≤20℃）
COLD|冷藏（2–8℃）
HEAT|保温/加热

tankInstruction 罐箱导则
T4|T4
T7|T7
T8|T8
T11|T11
T14|T14
T20|T20
T22|T22
T50|T50（气体）
FOOD|食品级

lastCargo 上一载货物类别
NONE|新罐
CLEANED|已清洗（附证明）
DEDICATED|专罐
SAME|同品名未清洗
`;
