export const AIR_WAYBILL_WORDS = {
  declaredValue: '运输声明价值',
  customsValue: '海关声明价值',
} as const;
