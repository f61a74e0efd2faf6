import css from '../picture/picture.css?inline';

const SHARPNESS = 2;

function svgText(picture: SVGSVGElement, theme: string): string {
  const copy = picture.cloneNode(true) as SVGSVGElement;
  copy.dataset['theme'] = theme;
  for (const pressable of copy.querySelectorAll('[role="button"]')) {
    pressable.removeAttribute('role');
    pressable.removeAttribute('tabindex');
  }
  const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
  style.textContent = css;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

export function savePicture(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export const svgFile = (picture: SVGSVGElement, theme: string): Blob =>
  new Blob([svgText(picture, theme)], { type: 'image/svg+xml' });

export async function pngFile(picture: SVGSVGElement, theme: string): Promise<Blob> {
  const { width, height } = picture.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText(picture, theme))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SHARPNESS;
  canvas.height = height * SHARPNESS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), 'image/png'),
  );
}
