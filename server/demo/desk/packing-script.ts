import { SMALL_PHOTO } from '../../../domain/order/packed';

/** What somebody at a station says of a packed box, its photographs, and who signs for it. */
export const PACKING_SCRIPT = `
const isDone = ({ code }) => code === '00000000';

/* What it looks like from afar, as an order carries it. */
async function smallOf(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, ${SMALL_PHOTO.side} / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of [0.7, 0.5, 0.3, 0.15, 0.05]) {
    const text = canvas.toDataURL('image/jpeg', quality).split(',')[1];
    if (text.length * 0.75 <= ${SMALL_PHOTO.bytes}) return text;
  }
  return '';
}

function drawPhoto(orderNo, { photoId, name, small }, say) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = '删除照片 ' + name;
  if (small) {
    const picture = new Image(64, 48);
    picture.alt = '';
    picture.src = 'data:image/jpeg;base64,' + small;
    picture.style.objectFit = 'cover';
    button.prepend(picture);
  }
  button.addEventListener('click', () => say(send('/__demo/desk/photo/dropped', { orderNo, photoId }), '已删除照片 ' + name));
  return button;
}

async function sendPhotos(orderNo, unit, files) {
  let answer = { code: '', message: '请选择照片' };
  for (const file of files) {
    const body = new FormData();
    body.append('docType', 'PHOTO');
    /* What a browser cannot draw the gateway refuses as well, in words that fit what is wrong with it. */
    body.append('small', await smallOf(file).catch(() => 'undrawn'));
    body.append('file', file);
    const path = '/__demo/desk/photo?orderNo=' + orderNo + '&unit=' + unit;
    answer = await (await fetch(path, { method: 'POST', headers: { appCode: 'echem' }, body })).json();
    if (!isDone(answer)) return { ...answer, message: file.name + '：' + answer.message };
  }
  return answer;
}

function drawPacking({ orderNo, packing }, card) {
  const part = card.querySelector('.packing');
  part.hidden = packing === null;
  if (packing === null) return;
  const field = (name) => part.querySelector(name);
  for (const control of part.querySelectorAll('label > input, label > select'))
    control.setAttribute('aria-label', orderNo + ' ' + control.parentElement.firstChild.textContent.trim());
  const say = async (asked, done) => {
    try {
      const answer = await asked;
      status.textContent = isDone(answer) ? '订单 ' + orderNo + ' ' + done : answer.message;
      if (!isDone(answer)) return;
      shown = '';
      await refresh();
    } catch {
      status.textContent = '网络不通，请重试';
    }
  };
  const box = field('.box');
  box.append(...packing.units.map(({ no, name }) => new Option(name, no)));
  field('.said').append(...packing.units.map(({ name, told, photos }) => {
    const line = document.createElement('li');
    line.append((told || name + ' 未登记') + '；照片 ' + photos.length + ' 张 ', ...photos.map((photo) => drawPhoto(orderNo, photo, say)));
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
  field('.photo').addEventListener('change', ({ target }) => say(sendPhotos(orderNo, box.value, [...target.files]), '已上传照片'));
  field('.signing').hidden = !packing.isCertified;
  field('.signer').textContent = packing.signedBy === null ? '装箱证明书未签' : '装箱证明书已签：' + packing.signedBy;
  press('.sign-it', () => say(send('/__demo/desk/signed', {
    orderNo, name: field('.packer').value, licence: field('.licence').value,
  }), '装箱证明书已签发'));
}
`;
