/** What somebody at a station says of a packed box, its photographs, and who signs for it. */
export const PACKING_SCRIPT = `
function drawPacking({ orderNo, packing }, card) {
  const part = card.querySelector('.packing');
  part.hidden = packing === null;
  if (packing === null) return;
  const field = (name) => part.querySelector(name);
  for (const control of part.querySelectorAll('label > input, label > select'))
    control.setAttribute('aria-label', orderNo + ' ' + control.parentElement.firstChild.textContent.trim());
  const say = sayer(orderNo);
  const box = field('.box');
  box.append(...packing.units.map(({ no, name }) => new Option(name, no)));
  field('.said').append(...packing.units.map(({ name, told, photos }) => {
    const line = document.createElement('li');
    line.append((told || name + ' 未登记') + '；照片 ' + photos.length + ' 张 ', ...photos.map(({ photoId, ...photo }) => drawPhoto('照片', photo, () =>
      say(send('/__demo/desk/photo/dropped', { orderNo, photoId }), '已删除照片 ' + photo.name))));
    return line;
  }));
  const weighed = () => {
    const kg = field('.vgm').value.trim();
    return kg === '' ? null : { kg: Number(kg), method: field('.method').value, by: field('.weigher').value };
  };
  const press = (name, work) => {
    field(name).setAttribute('aria-label', orderNo + ' ' + field(name).textContent);
    field(name).addEventListener('click', work);
  };
  press('.pack', () => say(send('/__demo/desk/packed', {
    orderNo, unit: Number(box.value), containerNo: field('.container-no').value, seal: field('.seal').value, vgm: weighed(),
  }), '已登记装箱结果'));
  field('.photo').addEventListener('change', ({ target }) => say(sendFiles('/__demo/desk/photo?' + new URLSearchParams({ orderNo, unit: box.value }), [...target.files]), '已上传照片'));
  field('.signing').hidden = !packing.isCertified;
  field('.signer').textContent = packing.signedBy === null ? '装箱证明书未签' : '装箱证明书已签：' + packing.signedBy;
  press('.sign-it', () => say(send('/__demo/desk/signed', {
    orderNo, name: field('.packer').value, licence: field('.licence').value,
  }), '装箱证明书已签发'));
}
`;
