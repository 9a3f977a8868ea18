import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Numbers {
  readonly tables: () => number
  readonly sockets: () => number
  readonly queued: () => number
  readonly thinking: () => number
  readonly writing: () => number
}

/** What Prometheus may ask for. */
export function openMetrics(numbers: Numbers) {
  const registers = [new Registry()]
  const [registry] = registers
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const tally = (name: string, help: string, label: string) => {
    const counter = new Counter({ name, help, labelNames: [label], registers })
    return (value: string) => counter.inc({ [label]: value })
  }
  gauge('meadhall_tables_in_memory', 'Tables that this process has in memory', numbers.tables)
  gauge('meadhall_sockets', 'Open sockets', numbers.sockets)
  gauge('meadhall_work_queued', 'Tables with work for bots, clocks or orders', numbers.queued)
  gauge('meadhall_bots_thinking', 'Bots that are thinking', numbers.thinking)
  gauge('meadhall_writes_waiting', 'Changes on their way to the database', numbers.writing)
  return {
    registry,
    heard: tally('meadhall_messages_total', 'Messages from sockets by type', 'type'),
    answered: tally(
      'meadhall_answers_total',
      'Answers to requests at tables: done, repeated, or why not',
      'outcome',
    ),
    moveSeconds: new Histogram({
      name: 'meadhall_move_seconds',
      help: 'From a move arriving to its being on disk and on its way to everybody',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'meadhall_request_seconds',
      help: 'HTTP requests',
      labelNames: ['route', 'status'],
      buckets: [0.002, 0.005, 0.02, 0.1, 0.5, 2],
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof openMetrics>
