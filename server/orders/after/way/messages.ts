export const passedText = (orderNo: string, place: string): string => `【化途】订单 ${orderNo} 进展：${place}。`;
