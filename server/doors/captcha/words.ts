/** Characters of the trade, one word each: easy to tell apart, all in our font. */
const CHARACTERS =
  '海港船罐箱舱锚帆吊桥塔仓库车轮铁路空运货单签证税关检查危险品化学酸碱油气液体粉末桶瓶袋托盘重量称温度压力阀门泵管道灯浮标潮汐波浪风向东南西北星月云雨雷电水火土木金石盐硫磷钾钠镁铝铜锌锡铅钢炉烟雾防护服手套眼镜面具医院急救消防警示绿蓝红黄紫橙黑白';

export const WORDS: readonly string[] = Array.from(new Set(CHARACTERS));
