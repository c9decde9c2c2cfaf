"""Processes that answer single questions: what was asked may be cancelled, and they may end, in any order."""

from __future__ import annotations

import os
import signal
import threading
import time
from concurrent.futures.process import BrokenProcessPool

import pytest

from boxship.bots.processes import Processes


def test_a_process_may_end_while_a_cancelled_question_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[object] = []
    monkeypatch.setattr(threading, "excepthook", failed.append)
    processes = Processes()
    pid = processes.do(os.getpid).result()
    questions = [processes.do(time.sleep, 600) for _ in range(5)]
    assert questions[-1].cancel()
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(BrokenProcessPool):
        questions[0].result()
    for thread in threading.enumerate():
        if type(thread).__name__ == "_ExecutorManagerThread":
            thread.join()
    processes.close()
    assert failed == []
    assert processes.do(os.getpid).result() != pid, "another one answers"
    processes.close()
