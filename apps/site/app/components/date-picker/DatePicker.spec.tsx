import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, createRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { CLEARED_DATE, type DatePickerHandle, type DatePickerValue, dateValue } from './date-value.js';
import { DatePicker } from './DatePicker.js';

const NOVEMBER_20 = dateValue({ year: 2026, month: 11, day: 20 }, 'dd/mm/yyyy');

let value: DatePickerValue | null;

type PickerProps = Partial<Omit<ComponentProps<typeof DatePicker>, 'value' | 'onChange'>>;

function Picker({ initial, ...props }: PickerProps & { initial: DatePickerValue }) {
  const [shown, setShown] = useState<DatePickerValue | null>(initial);
  return (
    <>
      <DatePicker
        label="Fecha"
        locale="es-MX"
        {...props}
        value={shown}
        onChange={(next) => {
          value = next;
          setShown(next);
        }}
      />
      <p>Otra cosa</p>
    </>
  );
}

const advanceTimers = (milliseconds: number) => void jest.advanceTimersByTime(milliseconds);

const setup = (props: PickerProps & { initial?: DatePickerValue } = {}) => {
  const user = userEvent.setup({ advanceTimers });
  render(<Picker initial={NOVEMBER_20} {...props} />);
  return user;
};

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fecha' });
const calendarButton = () => screen.getByRole('button', { name: /(Abrir|Cerrar) el calendario/ });
const dialog = () => screen.queryByRole('dialog', { name: 'Elija una fecha' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const day = (name: string) => button(new RegExp(`^${name}`));
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-18T18:00:00Z') });
  value = NOVEMBER_20;
  // jsdom has none; the newest browsers' answers with a promise.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
});

afterEach(() => {
  jest.useRealTimers();
});

describe('typing', () => {
  it('takes a date, with its separators written for keyboards that have none', async () => {
    const user = setup({ initial: CLEARED_DATE });
    await user.type(box(), '05122026');
    expect(box().value).toBe('05/12/2026');
    expect(value?.date).toEqual({ year: 2026, month: 12, day: 5 });
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it('gives null for what is no date, flags it and leaves it in the box', async () => {
    const user = setup();
    await user.clear(box());
    await user.type(box(), '31/02/2026');
    expect(value).toBeNull();
    expect(box().value).toBe('31/02/2026');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Ese mes no tiene ese día.');
  });

  it('complains about a half-written date only when the box is left', async () => {
    const user = setup({ initial: CLEARED_DATE });
    await user.type(box(), '05/1');
    expect(value).toBeNull();
    expect(box().getAttribute('aria-invalid')).toBeNull();
    await user.click(screen.getByText('Otra cosa'));
    expect(box().getAttribute('aria-invalid')).toBe('true');
    screen.getByText('Escriba la fecha como dd/mm/aaaa.');
  });

  it('clears the date when emptied', async () => {
    const user = setup();
    await user.clear(box());
    expect(value).toEqual(CLEARED_DATE);
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it('is English by default', async () => {
    const user = setup({ initial: CLEARED_DATE, locale: undefined });
    expect(box().placeholder).toBe('mm/dd/yyyy');
    await user.type(box(), '11/20/2026');
    expect(value?.formatted).toBe('11/20/2026');
  });
});

describe('opening and closing', () => {
  it('opens at the chosen day and closes by its button, which keeps the focus', async () => {
    const user = setup();
    await user.click(calendarButton());
    expect(focused()).toBe('viernes 20 de noviembre de 2026');
    await user.click(calendarButton());
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(calendarButton());
  });

  it('closes by Escape and gives the focus back', async () => {
    const user = setup();
    await user.click(calendarButton());
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(calendarButton());
  });

  it('closes by a press outside', async () => {
    const user = setup();
    await user.click(calendarButton());
    await user.click(screen.getByText('Otra cosa'));
    expect(dialog()).toBeNull();
  });

  it('closes by a choice, and the box has the focus after 100 ms', async () => {
    const user = setup();
    await user.click(calendarButton());
    fireEvent.click(day('sábado 28'));
    expect(dialog()).toBeNull();
    expect(value?.formatted).toBe('28/11/2026');
    expect(box().value).toBe('28/11/2026');
    act(() => jest.advanceTimersByTime(99));
    expect(document.activeElement).not.toBe(box());
    act(() => jest.advanceTimersByTime(1));
    expect(document.activeElement).toBe(box());
  });

  it('answers to its handle', () => {
    const ref = createRef<DatePickerHandle>();
    setup({ ref });
    act(() => ref.current?.open());
    expect(dialog()).not.toBeNull();
    act(() => ref.current?.close());
    expect(dialog()).toBeNull();
    act(() => ref.current?.toggle());
    expect(dialog()).not.toBeNull();
    act(() => ref.current?.toggle());
    expect(dialog()).toBeNull();
    act(() => ref.current?.focus());
    expect(document.activeElement).toBe(box());
    act(() => ref.current?.clear());
    expect(value).toEqual(CLEARED_DATE);
  });

  it('takes the flag off what was typed wrong once a day is chosen', async () => {
    const user = setup();
    await user.clear(box());
    await user.type(box(), '99/99/9999');
    expect(box().getAttribute('aria-invalid')).toBe('true');
    await user.click(calendarButton());
    await user.click(day('viernes 20'));
    expect(box().getAttribute('aria-invalid')).toBeNull();
    expect(box().value).toBe('20/11/2026');
  });
});

describe('the calendar', () => {
  it('walks by keys and chooses by Enter', async () => {
    const user = setup();
    await user.click(calendarButton());
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('sábado 28 de noviembre de 2026');
    await user.keyboard('{PageDown}');
    expect(focused()).toBe('lunes 28 de diciembre de 2026');
    await user.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(focused()).toBe('domingo 28 de diciembre de 2025');
    await user.keyboard('{Enter}');
    expect(value?.formatted).toBe('28/12/2025');
    expect(dialog()).toBeNull();
  });

  it('keeps Tab inside', async () => {
    const user = setup();
    await user.click(calendarButton());
    await user.tab();
    expect(focused()).toBe('Año anterior');
    await user.tab({ shift: true });
    expect(focused()).toBe('viernes 20 de noviembre de 2026');
  });

  it('has one panel at a time', async () => {
    const user = setup();
    await user.click(calendarButton());
    await user.click(button(/^Elegir el mes/));
    screen.getByRole('grid', { name: 'Elegir el mes' });
    await user.click(button(/^Elegir el año/));
    expect(screen.queryByRole('grid', { name: 'Elegir el mes' })).toBeNull();
    await user.click(button('Años anteriores'));
    expect(within(screen.getByRole('grid')).getAllByRole('button')).toHaveLength(25);
    await user.click(button('2024'));
    expect(focused()).toBe('miércoles 20 de noviembre de 2024');
    await user.click(button(/^Elegir el mes/));
    await user.click(button('febrero'));
    expect(focused()).toBe('martes 20 de febrero de 2024');
  });

  it('pages by month, year and 25 years, and not past its limits', async () => {
    const user = setup({ options: { minYear: 2025, maxYear: 2026 } });
    await user.click(calendarButton());
    const dead = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
    const title = () => within(dialog()!).getByRole('grid').getAttribute('aria-label');
    expect(dead('Año siguiente')).toBe(true);
    await user.click(button('Año siguiente'));
    expect(title()).toBe('noviembre de 2026');
    await user.click(button('Mes siguiente'));
    expect(title()).toBe('diciembre de 2026');
    expect(dead('Mes siguiente')).toBe(true);
    await user.click(button('Mes siguiente'));
    expect(title()).toBe('diciembre de 2026');
    await user.click(button('Año anterior'));
    expect(title()).toBe('diciembre de 2025');
    expect(dead('Año anterior')).toBe(true);
    await user.click(button(/^Elegir el año/));
    expect(dead('Años anteriores')).toBe(true);
    expect(button('2027').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('2027'));
    expect(screen.getByRole('grid', { name: 'Elegir el año' })).not.toBeNull();
  });

  it('refuses days that are closed and days of other months', async () => {
    const user = setup({ options: { disableWeekends: true } });
    await user.click(calendarButton());
    for (const name of ['sábado 21 de noviembre', 'martes 1 de diciembre']) {
      expect(day(name).getAttribute('aria-disabled')).toBe('true');
      await user.click(day(name));
      expect(value).toBe(NOVEMBER_20);
    }
  });

  it('opens the days of other months when told so', async () => {
    const user = setup({ options: { allowSelectionOnlyInCurrentMonth: false } });
    await user.click(calendarButton());
    await user.click(day('martes 1 de diciembre'));
    expect(value?.formatted).toBe('01/12/2026');
  });

  it('marks days by name and today by its state', async () => {
    const user = setup({
      options: { markDates: [{ dates: [{ year: 2026, month: 11, day: 16 }], label: 'día inhábil' }] },
    });
    await user.click(calendarButton());
    expect(focused()).toBe('viernes 20 de noviembre de 2026');
    day('lunes 16 de noviembre de 2026, día inhábil');
    expect(day('miércoles 18').getAttribute('aria-current')).toBe('date');
  });

  it('chooses today by its button', async () => {
    const user = setup({ options: { showTodayBtn: true } });
    await user.click(calendarButton());
    await user.click(button('Hoy'));
    expect(value?.formatted).toBe('18/11/2026');
  });

  it('closes that button with the day', async () => {
    const user = setup({ options: { showTodayBtn: true, disableWeekdays: ['we'] } });
    await user.click(calendarButton());
    expect((button('Hoy') as HTMLButtonElement).disabled).toBe(true);
  });

  it('lets go of the chosen day only where that is allowed', async () => {
    const user = setup();
    await user.click(calendarButton());
    await user.click(day('viernes 20'));
    expect(value?.formatted).toBe('20/11/2026');
  });

  it('lets go of the chosen day', async () => {
    const user = setup({ options: { allowDeselectDate: true } });
    await user.click(calendarButton());
    await user.click(day('viernes 20'));
    expect(value).toEqual(CLEARED_DATE);
  });

  it('stands open without a box when inline', async () => {
    const user = setup({ options: { inline: true } });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(document.body);
    await user.click(day('sábado 28'));
    expect(value?.formatted).toBe('28/11/2026');
    day('viernes 20');
  });
});

it('works in a form: gets the focus for an error and hands over its value', async () => {
  jest.useRealTimers();
  const submit = jest.fn();
  function Form() {
    const { control, handleSubmit } = useForm<{ day: DatePickerValue | null }>({ defaultValues: { day: null } });
    return (
      <form onSubmit={(event) => void handleSubmit((data) => submit(data.day?.formatted))(event)}>
        <Controller
          name="day"
          control={control}
          rules={{ required: 'Elija una fecha.' }}
          render={({ field, fieldState }) => (
            <DatePicker label="Fecha" locale="es-MX" error={fieldState.error?.message} {...field} />
          )}
        />
        <button>Enviar</button>
      </form>
    );
  }
  const user = userEvent.setup();
  render(<Form />);
  await user.click(button('Enviar'));
  await screen.findByText('Elija una fecha.');
  expect(document.activeElement).toBe(box());
  for (const [typed, said] of [
    ['31022027', 'Ese mes no tiene ese día.'],
    ['5 dic 2026', 'Escriba la fecha como dd/mm/aaaa.'],
  ] as const) {
    await user.clear(box());
    await user.type(box(), typed);
    await user.click(button('Enviar'));
    await screen.findByText(said);
    expect(screen.queryByText('Elija una fecha.')).toBeNull();
  }
  await user.clear(box());
  await user.type(box(), '20112026');
  await user.click(button('Enviar'));
  await waitFor(() => expect(submit).toHaveBeenCalledWith('20/11/2026'));
});
