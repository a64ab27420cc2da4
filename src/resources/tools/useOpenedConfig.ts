import { useEffect, useRef, useState } from 'react';
import { isEquivalent } from '../../data/isEquivalent.ts';
import { parseValue } from '../../editors/json/findMistake.ts';
import { configIn, configsWith, toolConfigText } from './toolConfigs.ts';
import type { ToolRecord } from './useConfigDocument.ts';

/** The field of a tool that was written, as it is now. */
type ConfigField = Pick<ToolRecord, 'toolConfigs'> | Pick<ToolRecord, 'toolDefaultConfig'>;

interface Opened {
  /** Another document has another key. */
  key: number;
  /** Whose config it is; undefined: the tool's default. */
  application: string | undefined;
  text: string;
  /** What of it is stored. */
  saved: string;
  /** The tool as it was when this was opened or saved: what has changed since then is somebody else's. */
  tool: ToolRecord;
}

const configOf = (tool: ToolRecord, application: string | undefined) =>
  configIn(tool, application ?? '').config;

/** The config that stands in the editor. What others save comes in as long as nothing is unsaved there. */
export function useOpenedConfig(tool: ToolRecord, first: string | undefined) {
  const [opened, setOpened] = useState<Opened>(() => ofApplication(first, 0));
  const isUnsaved = useRef(false);

  function ofApplication(application: string | undefined, key: number): Opened {
    const text = toolConfigText(configOf(tool, application));
    return { key, application, text, saved: text, tool };
  }
  const openConfig = (application: string | undefined) =>
    setOpened(before => ofApplication(application, before.key + 1));

  useEffect(() => {
    if (isUnsaved.current || tool === opened.tool) return;
    if (isEquivalent(configOf(tool, opened.application), parseValue(opened.saved), { field: 'config' }))
      setOpened(before => ({ ...before, tool }));
    else openConfig(opened.application);
    // A change of the tool alone is what brings in others' configs.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [tool]);

  return {
    opened,
    open: openConfig,
    /** With these chosen, what stands in the editor goes on standing there. */
    stays: ([first, ...more]: string[]) =>
      opened.application === first || (opened.application !== undefined && more.includes(opened.application)),
    unsaved: {
      get current() {
        return isUnsaved.current;
      },
      note: (is: boolean) => void (isUnsaved.current = is),
    },
    /** What stands in the editor was typed on this config: the tool had it then. */
    onDraftBase: (base: string) =>
      setOpened(before => {
        const { application, tool } = before;
        const config = parseValue(base);
        if (isEquivalent(configOf(tool, application), config, { field: 'config' })) return before;
        const then =
          application === undefined
            ? { toolDefaultConfig: config as ToolRecord['toolDefaultConfig'] }
            : { toolConfigs: configsWith(tool, [application], config) };
        return { ...before, saved: base, tool: { ...tool, ...then } };
      }),
    /** This text is stored now: for the chosen applications, or as the default. */
    saved: (text: string, field: ConfigField) =>
      setOpened(before => {
        const after: ToolRecord = { ...before.tool, ...field };
        // A default saved beside an application's own config leaves that as unsaved as it was.
        const isThis =
          'toolConfigs' in field ||
          before.application === undefined ||
          configIn(after, before.application).from !== 'application';
        return { ...before, tool: after, ...(isThis && { saved: text }) };
      }),
  };
}
