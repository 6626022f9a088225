import { hiddenStateNames, type HiddenStateName } from '#shared/edit-protocol/hidden-states.ts';
import type { Host } from './desk-api.ts';
import { hiddenStates, type PageGroup } from './pages.ts';
import { panels, type Panel } from './panels.ts';
import { Picker } from './picker.tsx';
import { widths, type Width } from './widths.ts';

interface ToolbarProps {
  hosts: readonly Host[];
  host: Host;
  onHost: (host: Host) => void;
  groups: readonly PageGroup[];
  /** Path of the page shown; empty where it is none of the groups'. */
  page: string;
  onPage: (path: string) => void;
  width: Width;
  onWidth: (width: Width) => void;
  shownState: HiddenStateName | null;
  onState: (name: HiddenStateName | null) => void;
  panel: Panel;
  onPanel: (panel: Panel) => void;
  longest: boolean;
  onLongest: (on: boolean) => void;
}

/** What is in the frame, and how it is looked at. */
export const Toolbar = (props: ToolbarProps) => (
  <header className="toolbar">
    <div className="pickers">
      <h1 className="toolbar-title">Editor’s desk</h1>
      <Picker
        label="Host"
        value={props.host.host}
        onChange={(name) => {
          const next = props.hosts.find(({ host }) => host === name);
          if (next) props.onHost(next);
        }}
      >
        {props.hosts.map(({ host, name }) => (
          <option key={host} value={host}>
            {name}
          </option>
        ))}
      </Picker>
      <Picker label="Page" value={props.page} onChange={props.onPage}>
        {props.page === '' && <option value="">Another page</option>}
        {props.groups.map(({ label, pages }) => (
          <optgroup key={label} label={label}>
            {pages.map(({ label: title, path }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </Picker>
      <Picker
        label="Hidden state"
        value={props.shownState ?? ''}
        onChange={(name) => props.onState(name === '' ? null : (name as HiddenStateName))}
      >
        <option value="">None</option>
        {Object.entries(Object.groupBy(hiddenStateNames, (name) => hiddenStates[name].group)).map(
          ([group, names]) => (
            <optgroup key={group} label={group}>
              {names?.map((name) => (
                <option key={name} value={name}>
                  {hiddenStates[name].label}
                </option>
              ))}
            </optgroup>
          ),
        )}
      </Picker>
    </div>
    <fieldset className="widths">
      <legend>Panel</legend>
      {Object.entries(panels).map(([name, label]) => (
        <label key={name} className="width">
          <input
            type="radio"
            name="panel"
            value={name}
            checked={name === props.panel}
            onChange={() => props.onPanel(name as Panel)}
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
    <fieldset className="widths">
      <legend>Width</legend>
      {Object.entries(widths).map(([name, { label, inline }]) => (
        <label key={name} className="width">
          <input
            type="radio"
            name="width"
            value={name}
            checked={name === props.width}
            onChange={() => props.onWidth(name as Width)}
          />
          <span>
            {label} <small>{inline}</small>
          </span>
        </label>
      ))}
    </fieldset>
    <label className="longest">
      <input
        type="checkbox"
        checked={props.longest}
        onChange={({ target }) => props.onLongest(target.checked)}
      />
      Longest language
    </label>
  </header>
);
