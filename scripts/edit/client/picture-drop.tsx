import { type DragEvent, useState } from 'react';
import type { Group } from '../../content-source/groups';
import { ask } from './api';

async function base64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
}

type PictureDropProps = { value: Group; onChange: (value: unknown) => void };

export function PictureDrop({ value, onChange }: PictureDropProps) {
  const [says, setSays] = useState('Drop a picture here, or choose one.');
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSays('Compressing …');
    try {
      onChange({ ...value, ...(await ask('picture', file.name, await base64(file))), alt: '' });
      setSays('Now describe the picture below.');
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
        // biome-ignore lint/performance/noImgElement: the uploaded file is shown as it is
        <img src={String(value.src)} alt="" />
      ) : null}
      <span>{says}</span>
      <input type="file" accept="image/*" onChange={(event) => take(event.target.files?.[0])} />
    </label>
  );
}
