/** Purpose and answers of the service, for its page and the help. */
export const LCL_SERVICE = {
  purpose: '按体积与重量查拼箱班期，多件货物实时核对能否同箱，计费吨当场算清。',
  points: [
    { title: '几件货能不能同箱', text: '两件以上危险品逐对核对隔离要求，不能同箱的直接指出，并建议拆成两票。' },
    { title: '按体积还是按重量计费', text: '体积吨与重量吨取大者，不足 1 计费吨按 1 计费吨，算法写在价格旁。' },
    { title: '送到哪个仓、几点截止', text: '每班写明进仓地址、截进仓与截资料时间。' },
    { title: '最低收费是多少', text: '每计费吨价格、最低收费与危品系数一起列出。' },
  ],
};
