import { useState } from 'react';

/** Adds a field whose name is free, such as a currency. */
export function AddField({ onAdd }: { onAdd: (name: string) => void }) {
  const [name, setName] = useState('');
  return (
    <p className="list">
      <input
        aria-label="Name of another"
        placeholder="Name of another"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button
        type="button"
        className="add"
        disabled={!name.trim()}
        onClick={() => {
          onAdd(name.trim());
          setName('');
        }}
      >
        + Add
      </button>
    </p>
  );
}
