import { dateControl } from '@passmuster/form/controls';
import { useField } from '@passmuster/form/react';

/** A date in three parts, which counts as left when the focus leaves all of them. */
export function DateControlField({ path }: { readonly path: string }) {
  const { controlProps, description, findings, findingsProps, setValue, value } = useField(path);
  const { parts, enter, leave } = dateControl(value, 'en');
  const { id, name, onBlur, ...described } = controlProps;
  return (
    <fieldset
      aria-describedby={described['aria-describedby']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setValue(leave());
        onBlur();
      }}
    >
      <legend>{description?.label}</legend>
      {parts.map(({ part, label, options, ...shown }, at) => {
        const props = {
          ...described,
          ...(at === 0 && { id, name }),
          'aria-label': label,
          value: shown.value,
        };
        return options ? (
          <select
            key={part}
            {...props}
            onChange={({ target }) => setValue(enter(part, target.value))}
          >
            <option value="">{label}</option>
            {options.map((month) => (
              <option key={month.value} value={month.value}>
                {month.label}
              </option>
            ))}
          </select>
        ) : (
          <input
            key={part}
            {...props}
            inputMode="numeric"
            maxLength={shown.maxLength}
            onChange={({ target }) => setValue(enter(part, target.value))}
          />
        );
      })}
      <small {...findingsProps}>{findings.map(({ remedy }) => remedy).join(' ')}</small>
    </fieldset>
  );
}
