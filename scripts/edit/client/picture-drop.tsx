import { type DragEvent, useState } from 'react';
import { ask } from './api';
import type { Group } from './json-schema';

const base64 = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

type PictureDropProps = { value: Group; onChange: (value: unknown) => void };

/** Takes a picture by drop or choice; what it shows is asked beside it. */
export function PictureDrop({ value, onChange }: PictureDropProps) {
  const [says, setSays] = useState('Drop a picture here, or choose one.');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSays('Making it small …');
    try {
      const kept = await ask('picture', { name: file.name, data: await base64(file) });
      onChange({ ...value, ...kept, alt: '' });
      setSays('Now say below what it shows.');
    } catch (error) {
      setSays((error as Error).message);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <label className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {value.src ? (
        // biome-ignore lint/performance/noImgElement: what was just kept is shown as it is
        <img src={String(value.src)} alt="" />
      ) : null}
      <span>{says}</span>
      <input type="file" accept="image/*" onChange={(event) => take(event.target.files?.[0])} />
    </label>
  );
}
