import { useId } from 'react';

interface Props {
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A switch with what it does beside it. */
export function Toggle({ label, note, on, disabled = false, onChange }: Props) {
  const id = useId();
  return (
    <div className="setting">
      <span>
        <b id={id}>{label}</b>
        {note !== undefined && <small>{note}</small>}
      </span>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={id}
        className="toggle"
        disabled={disabled}
        onClick={() => onChange(!on)}
      />
    </div>
  );
}
